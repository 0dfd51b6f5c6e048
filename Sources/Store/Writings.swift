/// Sealed words that can be looked through, by where they stand.
package struct Writings: Hashable, Sendable {
  let table: String
  let column: String
  /// An open column above them.
  var heading = "NULL"
  /// What the latest of them is told by.
  let time: String

  package static let notes = Writings(table: "note", column: "body", heading: "title", time: "updatedAt")
  package static let entries = Writings(table: "journal_entry", column: "body", time: "day")
  package static let gratitude = Writings(table: "journal_entry", column: "gratitude", time: "day")

  /// What the vault knows them by.
  package var field: String { "\(table).\(column)" }
}
