internal import CModels

extension WordFields {
  /// The table built into nudgy, made from `Sources/Languages/English/fields.txt`.
  package static let builtIn = WordFields(UnsafeRawBufferPointer(start: word_fields, count: word_fields_size))
}
