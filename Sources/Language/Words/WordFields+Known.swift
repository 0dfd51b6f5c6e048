internal import CModels

extension WordFields {
  /// Of a language whose words are not told apart by what they are about.
  package static let none = WordFields(UnsafeRawBufferPointer(start: nil, count: 0))

  /// Those that nudgy is built with: `Sources/Languages/English/fields.txt`.
  package static let known = WordFields(UnsafeRawBufferPointer(start: word_fields, count: word_fields_size))
}
