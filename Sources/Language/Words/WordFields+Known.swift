internal import CModels

extension WordFields {
  /// Those that nudgy is built with: `Sources/Languages/English/fields.txt`.
  package static let known = WordFields(UnsafeRawBufferPointer(start: word_fields, count: word_fields_size))
}
