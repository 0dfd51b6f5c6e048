package import Records

/// A sealed field whose text can be searched.
package struct SearchableField: Hashable, Sendable {
  /// Where they stand.
  package let name: Sealed.FieldName
  /// SQL for the unsealed heading of the record.
  var headingColumn = "NULL"
  /// The column by which matches are sorted, the latest first.
  let timeColumn: String

  package static let notes = SearchableField(name: .noteBody, headingColumn: "title", timeColumn: "updatedAt")
  package static let entries = SearchableField(name: .entryBody, timeColumn: "day")
  package static let gratitude = SearchableField(name: .entryGratitude, timeColumn: "day")
}
