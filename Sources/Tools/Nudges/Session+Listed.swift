import Cards
import Engine
import Language
import Records
import Replies
import Session
import Store

// A card may list several things: "buy eggs, soap and a brush". A line that names some of them is about those: "got the
// eggs".

/// What a title lists, divided into what a line names and what is left.
struct DividedTitle: Equatable {
  let named: String
  let left: String

  /// `nil` where the title lists no things, or the words name all of them, none, or something else.
  init?(_ title: String, naming words: String, in language: Language) {
    let rules = language.rules
    let things = NameExtractor.names(listedIn: title, in: language)
    // What stands behind a full stop is no thing of the list, what begins with a verb is a deed of its own, and what begins
    // with a preposition belongs to the thing before: "stamps, for the cards".
    guard things.count > 1,
      things.flatMap({ DividedTitle.words($0, rules) }).count == DividedTitle.words(title, rules).count,
      things.dropFirst().allSatisfy({
        rules.actionTask(in: $0) == nil && Utterance($0, in: language).kind(of: 0) != .preposition
      })
    else { return nil }
    let first = Utterance(things[0], in: language)
    let verb = first.tokens.count > 1 && first.kind(of: 0) == .verb ? String(first.words(0..<1)) : ""
    let items = [String(things[0].dropFirst(verb.count).trimmed)] + things.dropFirst()
    let spokenWords = DividedTitle.words(words, rules)
    func isSaid(_ word: String) -> Bool { spokenWords.contains { DividedTitle.isSame($0, word) } }
    let itemWords = items.map { DividedTitle.words($0, rules) }
    // "got the crisps" is about all of "salt and vinegar crisps": two things are told apart by their whole names only.
    let named = itemWords.map { $0.contains(where: isSaid) && (items.count > 2 || $0.allSatisfy(isSaid)) }
    guard spokenWords.allSatisfy({ word in itemWords.joined().contains { DividedTitle.isSame($0, word) } }),
      named.contains(true), named.contains(false)
    else { return nil }
    func joined(_ isNamed: Bool) -> String {
      var chosen: [String] = []
      for (item, isOneOfThem) in zip(items, named) where isOneOfThem == isNamed { chosen.append(item) }
      let last = chosen.removeLast()
      let list = chosen.isEmpty ? last : chosen.joined(separator: ", ") + " \(rules.ampersandWord) " + last
      return verb.isEmpty ? list : verb + " " + list
    }
    (self.named, left) = (joined(true), joined(false))
  }

  private static func words(_ text: String, _ rules: any LanguageRules.Type) -> [String] {
    Utterance.tokens(of: text).filter {
      !$0.isMark && !rules.determiners.contains($0.spelling) && !rules.itemConjunctions.contains($0.spelling)
        && $0.key != rules.ampersandWord
    }.map(\.key)
  }

  /// Whether the words are equal but for an ending: "egg" and "eggs".
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (short, long) = one.count <= other.count ? (one, other) : (other, one)
    return long.hasPrefix(short) && long.count - short.count <= (short.count > 2 ? 2 : 0)
  }
}

extension Session {
  /// Does with the things that a line names of a card what it says, and leaves the others on the card; `nil` where the
  /// line is about the card as a whole.
  func settle(
    _ which: RecordSelector, of nudge: Nudge, as status: Nudge.Status, _ tool: String, _ turn: Turn
  ) throws -> Reply? {
    guard case .words(let words) = which, nudge.rule == nil,
      let title = DividedTitle(nudge.title, naming: words, in: language)
    else { return nil }
    var (rest, part) = (nudge, newNudge(NudgeDraft(title: title.named), turn))
    rest.title = title.left
    rest.updateDetails(replacing: nudge, turn)
    (part.status, part.completedAt, part.tags, part.parent) = (status, turn.now, nudge.tags, nudge.parent)
    let isDone = status == .done
    try changes.write(isDone ? "done \(title.named)" : "dropped \(title.named)", tool) { tx in
      for card in [rest, part] { try tx.put(card) }
    }
    let receipt: LocalizedText = isDone ? "Done: \(title.named)." : "Dropped: \(title.named)."
    return Reply("\(receipt) Left: \(title.left).", about: Reference(rest))
  }
}
