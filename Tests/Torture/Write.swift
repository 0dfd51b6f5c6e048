import Foundation
import Randomness

/// A call that changes the store, and what must hold once it has said so.
struct Write {
  var words: [String]
  var input = ""
  var environment: [String: String] = [:]
  /// What each answer that says so acknowledges.
  var tokens: [[String]] = []
  /// What else must hold, once it has said so.
  var isDone: (_ export: Export, _ answer: String) -> Bool = { _, _ in true }

  /// - Parameters:
  ///   - card: a card of the stock that nothing else changes.
  ///   - isSimple: none that has to be prepared.
  static func random(
    _ random: inout SeededRandom, _ home: TrialHome, _ card: String, isSimple: Bool = false
  ) throws -> Write {
    func token() -> String { home.token() }
    /// One line of free text after another.
    func conversation(_ count: Int, _ line: (String) -> String) -> Write {
      let tokens = (0..<count).map { _ in token() }
      return Write(
        words: ["say", "--stdin"], input: tokens.map { line($0) + "\n" }.joined(), tokens: tokens.map { [$0] })
    }
    let count = random.integer(in: 1...8)
    switch random.integer(in: 0...(isSimple ? 10 : 16)) {
    case 0, 1:
      let token = token()
      return Write(words: ["add", "buy \(token) friday at 5pm"], tokens: [[token]])
    case 2: return conversation(count) { "add ring \($0) tomorrow" }
    case 3: return conversation(count) { "note: \($0) needs a larger pot" }
    case 4: return conversation(count) { "journal: \($0) was a good day" }
    case 5: return conversation(count) { "mood 6 because of \($0)" }
    case 6:
      let token = token()
      return Write(words: ["symptom", "headache 6 \(token)"], tokens: [[token]])
    case 7:
      let tokens = (0..<4).map { _ in token() }
      return Write(words: ["dump", tokens.map { "buy \($0)" }.joined(separator: ". ")], tokens: [tokens])
    case 8: return Write(words: ["done", card]) { export, _ in export.status(card) == "done" }
    case 9: return Write(words: ["drop", card]) { export, _ in export.status(card) == "dropped" }
    case 10:
      return Write(words: ["snooze", card, "until", "tomorrow"]) { export, _ in
        export.card(card)?["snoozedUntil"] is String
      }
    case 11:
      let token = token()
      let waiting = home.waiting
      try home.run("add", "water the \(token)")
      // Of lines that waited, one may have been taken in after it, and the newest change is taken back: the one it names.
      return Write(words: ["undo"]) { export, answer in
        let taken = answer.tokens
        return taken.count == 1 && taken.isSubset(of: waiting.union([token]))
          && export.tokens.isDisjoint(with: taken) && export.tokens.isSuperset(of: Set([token]).subtracting(taken))
      }
    case 12:
      let token = token()
      let waiting = home.waiting
      try home.run("add", "water the \(token)")
      try home.run("undo")
      // A line that waited, and is taken in after that, is a change since.
      return Write(words: ["redo"]) { export, answer in
        export.tokens.contains(token) || !waiting.isEmpty && answer.contains("nothing to do again")
      }
    case 13:
      return Write(
        words: ["restore", home.path + "/life.age"], input: SampleStore.passphrase,
        environment: ["NUDGY_PASSPHRASE_FD": "0"])
    case 14:
      try home.run("upkeep")
      // None yet where another process is just making it.
      try? FileManager.default.removeItem(atPath: home.path + "/data/backups/nudgy-2026-11-20.db")
      return Write(words: ["upkeep"])
    case 15:
      let token = token()
      try Data("add buy \(token)\n".utf8).write(to: URL(fileURLWithPath: home.rescued))
      return Write(words: ["doctor"]) { [home] export, _ in
        export.tokens.union(home.waiting).contains(token)
      }
    default: return Write(words: ["doctor"])
    }
  }

  /// What was acknowledged by what it printed, or by the way it ended.
  func acknowledged(by result: Child.Result) -> Set<String> {
    let answers = result.code == 0 ? tokens.count : result.out.acknowledgements
    return Set(tokens.prefix(answers).joined())
  }

  func isAcknowledged(by result: Child.Result) -> Bool {
    result.code == 0 || tokens.isEmpty && result.out.contains("\n") && words[0] != "doctor"
  }
}
