package import Records

/// Sealed words that can be looked through.
package struct Corpus: Hashable, Sendable {
  /// Where they stand.
  package let place: Sealed.Place
  /// An open column above them.
  var heading = "NULL"
  /// What the latest of them is told by.
  let time: String

  package static let notes = Corpus(place: .noteBody, heading: "title", time: "updatedAt")
  package static let entries = Corpus(place: .entryBody, time: "day")
  package static let gratitude = Corpus(place: .entryGratitude, time: "day")
}
