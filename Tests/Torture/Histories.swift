import Foundation
import Randomness

/// A person's commands are all taken back, and then all done again.
struct Histories: Kind {
  let name = "histories"
  let unit = "commands"

  func trial(_ random: inout SeededRandom, _ home: TrialHome) throws -> Int {
    let commands = random.integer(in: 30...60)
    let start = try picture(home)
    var cards: [String] = []
    for _ in 0..<commands { try command(&random, home, &cards) }
    // Where the last command was “undo”, there is more to do again.
    try repeatedly("redo", until: "There's nothing to redo", home)
    let end = try picture(home)
    try repeatedly("undo", until: "There's nothing to undo", home)
    try compare(start, picture(home), "undone")
    try repeatedly("redo", until: "There's nothing to redo", home)
    try compare(end, picture(home), "done again")
    return commands
  }

  private func command(_ random: inout SeededRandom, _ home: TrialHome, _ cards: inout [String]) throws {
    let token = home.token()
    let card = cards.isEmpty ? token : random.element(of: cards)
    let words: [String]
    switch random.integer(in: 0...25) {
    case 0...3:
      let more = random.element(of: ["", " tomorrow at 9", " every day at 8am", " !!", " 20 min"])
      words = ["add", "water the \(token)" + more]
      cards.append(token)
    case 4: words = ["done", card]
    case 5: words = ["snooze", card, "until", random.element(of: ["tomorrow", "monday", "9pm"])]
    case 6: words = ["drop", card]
    case 7: words = ["reopen", card]
    case 8: words = ["note", "\(token) likes shade"]
    case 9: words = ["edit-note", "1", "\(token) likes sun"]
    case 10: words = ["delete-note", "1"]
    case 11: words = ["mood", "\(random.integer(in: 1...10)) because of \(token)"]
    case 12: words = ["delete-mood"]
    case 13: words = ["symptom", "headache \(random.integer(in: 1...9))"]
    case 14: words = ["dump", "ring \(token). buy soap. i am tired"]
    case 15: words = ["journal", "\(token) has grown"]
    case 16: words = ["grateful", "for \(token)"]
    case 17: words = ["remember", "that i like \(token)"]
    case 18: words = ["edit", card, "--title", "feed the \(card)"]
    case 19: words = ["shift", card, "by", "2 days"]
    case 20: words = ["break", card]
    case 21: words = ["say", "slept \(random.integer(in: 4...9))h"]
    case 22: words = ["say", "took ibuprofen 400"]
    case 23: words = ["to-note", card]
    case 24: words = ["undo"]
    default: words = ["redo"]
    }
    try home.run(words)
  }

  private func repeatedly(_ verb: String, until words: String, _ home: TrialHome) throws {
    for _ in 0..<200 {
      let result = try home.run(verb)
      if result.all.contains(words) { return }
      guard result.code == 0 else { throw Fault(.refused, "“\(verb)” ends with \(result.code): \(result.all)") }
    }
    throw Fault(.refused, "“\(verb)” finds no end.")
  }

  /// Each record by its kind and number, without the moment of its last change, which undo moves.
  private func picture(_ home: TrialHome) throws -> [String: String] {
    var picture: [String: String] = [:]
    for (kind, records) in try home.export().all {
      for var record in records as? [[String: Any]] ?? [] {
        record["updatedAt"] = nil
        let id = record["id"] as? String ?? "\(picture.count)"
        let text = try JSONSerialization.data(withJSONObject: record, options: .sortedKeys)
        picture["\(kind) \(id)"] = String(decoding: text, as: UTF8.self)
      }
    }
    return picture
  }

  private func compare(_ expected: [String: String], _ found: [String: String], _ how: String) throws {
    for key in Set(expected.keys).union(found.keys).sorted() where expected[key] != found[key] {
      throw Fault(.lost, "All \(how), but \(key) is \(found[key] ?? "gone") and was \(expected[key] ?? "not there").")
    }
  }
}
