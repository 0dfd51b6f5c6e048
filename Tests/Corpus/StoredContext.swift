import Engine
import Foundation
import Language
import Replies

/// What a person may have kept before they typed a line: things from their other lines, and mostly the one that the
/// line names.
struct StoredContext {
  private let titles: [String]
  private let words: Words
  private var lot = Lot()

  /// - Parameter cases: lines of one writer.
  init(of cases: [Case], in language: Language) {
    words = language.tag == "de" ? .german : .english
    titles = cases.flatMap { $0.readings[0] }.filter { $0.tool == "add_nudge" }.compactMap { $0["title"]?.string }
  }

  /// What is there when the line is typed; mostly something else was spoken of before.
  mutating func context(for one: Case) -> DialogueContext {
    let own = Set(one.readings.flatMap { $0 }.compactMap { $0["title"]?.string })
    var kept: [StoredTask] = []
    for _ in 0..<(titles.isEmpty ? 0 : 4 + lot.below(20)) {
      let title = titles[lot.below(titles.count)]
      if !own.contains(title) { kept.append(StoredTask(named: title, isOpen: lot.below(4) > 0)) }
    }
    for call in one.readings[0] {
      guard let which = call["which"]?.string, lot.below(10) > 0 else { continue }
      kept.append(StoredTask(named: name(saying: which), isOpen: call.tool != "reopen_nudge"))
    }
    let last = StoredContext.before[lot.below(StoredContext.before.count)]
    return DialogueContext(
      names: StoredTask.names(of: kept), lastTool: last.isEmpty ? nil : last, hasCard: lot.below(2) == 0)
  }

  /// Something that could be called so for short.
  private mutating func name(saying which: String) -> String {
    let words = which.split(separator: " ").filter { !self.words.idle.contains($0.lowercased()) }
    let (first, last) = (
      self.words.openings[lot.below(self.words.openings.count)], self.words.ends[lot.below(self.words.ends.count)]
    )
    return [first, words.joined(separator: " "), last].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static let before = [
    "", "", "add_nudge", "add_nudge", "add_nudge", "complete_nudge", "edit_nudge", "log_mood", "log_symptom",
    "add_note",
  ]

  /// What things are called by besides the words that name them for short.
  private struct Words {
    let idle: Set<String>
    let openings: [String]
    let ends: [String]

    static let english = Words(
      idle: ["one", "thing", "stuff", "card", "the"],
      openings: [
        "", "", "", "call", "ring", "book", "get", "buy", "pay", "finish", "sort", "clean", "fix", "email", "write",
        "pick up", "do", "take back", "look at", "order", "return", "chase", "ask Sam about", "find out about",
        "fix Dee's", "send Priya", "tell everyone about", "get a price for", "sort out",
      ],
      ends: [
        "", "", "", "", "for mum", "about the quote", "form", "at the shop", "before it closes", "for saturday",
        "appointment", "from the post office", "with Sam", "and the other bits", "in town", "and send it back",
        "and put it on the shelf", "for the summer fair", "before Jo gets home from work", "because the old one leaks",
      ])

    static let german = Words(
      idle: ["der", "die", "das", "den", "dem", "sache", "karte", "ding"],
      openings: ["", "", "", "", "neue", "für Mama", "wegen", "bei Sam", "die", "das"],
      ends: [
        "", "", "anrufen", "machen", "kaufen", "abholen", "bezahlen", "wegbringen", "suchen", "putzen", "schreiben",
        "fertig machen", "für Oma", "bestellen", "reparieren", "aus dem Keller holen", "nachfragen", "im Büro abgeben",
      ])
  }
}

extension StoredTask {
  static func names(of kept: [StoredTask]) -> StoredNames {
    StoredNames(tasks: { words in
      kept.filter { thing in thing.words.contains { word in words.contains { mayBeSame($0, word) } } }
    })
  }

  private static func mayBeSame(_ a: String, _ b: String) -> Bool {
    a.hasPrefix(b.prefix(3)) || b.hasPrefix(a.prefix(3))
  }
}
