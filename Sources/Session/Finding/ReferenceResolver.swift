package import Civil
import Engine
import Language
package import Replies
import Store

/// Finds the record that "it", "the second one" or "the wifi note" refers to, among records of one kind or of a few
/// related kinds.
package struct ReferenceResolver<Item> {
  /// Whether a record is a candidate.
  let accepts: (Item) -> Bool
  /// The records that match the words best; all of them if several match equally well.
  package let matches: (String) throws -> [Item]
  /// The candidates if nothing was named and no record is current.
  package var defaults: () throws -> [Item] = { [] }
  /// What a record is called when the person chooses among several.
  let label: (Item) throws -> LocalizedText
  /// What tells records of one name apart.
  package var detail: ((Item, _ now: LocalTime) -> LocalizedText)?
  package let reference: (Item) -> Reference
  /// The error messages for when no record matches.
  package var notFound: NotFoundMessages
  /// Why the record that a number of the last list stands for can't be meant; `nil` where it is as good as gone.
  package var unsuitable: ((Item) -> UserError?)?
  /// Whether the labels come from sealed text.
  var isSealed = false

  package init(
    accepts: @escaping (Item) -> Bool, matches: @escaping (String) throws -> [Item],
    defaults: @escaping () throws -> [Item] = { [] }, label: @escaping (Item) throws -> LocalizedText,
    reference: @escaping (Item) -> Reference, notFound: NotFoundMessages, isSealed: Bool = false
  ) {
    (self.accepts, self.matches, self.defaults, self.label) = (accepts, matches, defaults, label)
    (self.reference, self.notFound, self.isSealed) = (reference, notFound, isSealed)
  }
}

/// The error messages of a `ReferenceResolver` for when no record matches.
package struct NotFoundMessages {
  /// Nothing was named, and no record is current.
  package let nothingCurrent: LocalizedText
  /// No record matches the words.
  let noMatch: (String) throws -> LocalizedText
  /// Records that have the words and still cannot be meant: done already, or still open. `nil` if there are none.
  package var unsuitable: ((String) throws -> UserError?)?
  /// The record with this ID no longer exists.
  let deleted: LocalizedText
  /// How to list the records.
  let listHint: LocalizedText
  /// How to name a record, if the hint for listing them does not say it.
  var namingHint: LocalizedText?

  package init(
    nothingCurrent: LocalizedText, noMatch: @escaping (String) throws -> LocalizedText, deleted: LocalizedText,
    listHint: LocalizedText, namingHint: LocalizedText? = nil
  ) {
    (self.nothingCurrent, self.noMatch, self.deleted, self.listHint, self.namingHint) = (
      nothingCurrent, noMatch, deleted, listHint, namingHint
    )
  }

  /// - Parameter hasList: whether a list was shown that numbers refer to.
  func error(for which: RecordSelector, hasList: Bool) throws -> UserError {
    switch which {
    case .current, .other: UserError(nothingCurrent, hint: namingHint ?? listHint, code: .notFound)
    case .number where !hasList:
      UserError(
        "I haven't shown a list here lately, so I don't know which one that is.", hint: listHint, code: .notFound)
    case .number(let number): UserError("There's no number \(number) on the last list.", code: .notFound)
    case .words(let words):
      try unsuitable?(words) ?? UserError(try noMatch(words), hint: listHint, code: .notFound)
    case .id: UserError(deleted, code: .notFound)
    case .every: UserError("Only one at a time.", hint: listHint, code: .usage)
    }
  }
}
