import Engine
import EngineFakes
import Language
import Replies
import TestFiles
import Testing

/// A stranger's words, where they stand, and what a model does that obeys them.
struct Hostile: Sendable, CustomTestStringConvertible {
  let place: String
  let words: String
  let calls: [(name: String, arguments: String)]
  let said: String

  var testDescription: String { "\(place): \(words.prefix(60))" }

  static let all = TestFiles.lines("hostile.en.txt").compactMap(Hostile.init)

  private init?(_ line: String) {
    let parts = line.split(separator: " | ", maxSplits: 3).map(String.init)
    guard parts.count == 4 else { return nil }
    place = parts[0]
    words = Hostile.read(parts[1])
    calls = Hostile.repeated(parts[2]).split(separator: ";;").compactMap { call in
      let halves = call.trimmed.split(separator: " ", maxSplits: 1).map(String.init)
      return halves.count == 2 ? (halves[0], halves[1]) : nil
    }
    said = Hostile.read(parts[3])
  }

  /// What puts them there.
  var planting: Call? {
    switch place {
    case "title": Call("add_nudge", ["title": .words(words)])
    case "notes": Call("add_nudge", ["title": .words("read this"), "notes": .words(words)])
    case "note": Call("add_note", ["body": .words(words)])
    case "heading": Call("add_note", ["title": .words(words), "body": .words("nothing")])
    case "page": Call("write_journal", ["text": .words(words)])
    case "mood": Call("log_mood", ["score": .number(5), "note": .words(words)])
    case "symptom": Call("log_symptom", ["symptom": .words("dizzy"), "severity": .number(3), "note": .words(words)])
    case "unsorted": Call("out_of_scope", ["line": .words(words)])
    case "name": Call("call_me", ["name": .words(words)])
    case "fact": Call("remember", ["fact": .words(words)])
    case "dump": Call("brain_dump", ["text": .words(words)])
    case "gratitude": Call("log_gratitude", ["items": .list([.words(words)])])
    default: nil
    }
  }

  /// Whether they stand where a model may look: a dump's become titles.
  var isOpen: Bool { ["title", "notes", "dump"].contains(place) }

  /// First it looks around, then it does what it read: a call in each round, or all of them at once.
  func answers(atOnce: Bool) -> [FakeServer.Answer] {
    let look = FakeServer.Answer(calls: [
      ("list_nudges", "{}"), ("find_notes", #"{"query":"wifi"}"#), ("show_timeline", "{}"), ("show_dashboard", "{}"),
    ])
    let end = FakeServer.Answer(words: said)
    guard !atOnce else { return [look, FakeServer.Answer(words: said, calls: calls), end] }
    return [look] + calls.map { FakeServer.Answer(words: said, calls: [$0]) } + [end]
  }
}

extension Hostile {
  private static let letters: [Character: String] = [
    "e": "\u{1B}", "n": "\n", "r": "\r", "a": "\u{7}", "b": "\u{8}", "\\": "\\",
  ]

  /// `\*{3,ab}` is `ababab`.
  private static func repeated(_ text: String) -> String {
    var (rest, whole) = (text[...], "")
    while let start = rest.firstRange(of: #"\*{"#), let comma = rest[start.upperBound...].firstIndex(of: ","),
      let end = close(rest, from: rest.index(after: comma))
    {
      whole += rest[..<start.lowerBound]
      let count = Int(rest[start.upperBound..<comma]) ?? 0
      whole += String(repeating: String(rest[rest.index(after: comma)..<end]), count: count)
      rest = rest[rest.index(after: end)...]
    }
    return whole + rest
  }

  /// The bracket that closes the one before.
  private static func close(_ text: Substring, from start: String.Index) -> String.Index? {
    var depth = 1
    return text[start...].indices.first { place in
      depth += text[place] == "{" ? 1 : text[place] == "}" ? -1 : 0
      return depth == 0
    }
  }

  private static func read(_ text: String) -> String {
    var (rest, whole) = (repeated(text)[...], "")
    while let slash = rest.firstIndex(of: "\\"), let letter = rest[slash...].dropFirst().first {
      whole += rest[..<slash]
      rest = rest[slash...].dropFirst(2)
      if let known = letters[letter] {
        whole += known
      } else if letter == "u", let end = rest.firstIndex(of: "}"),
        let scalar = UInt32(rest[..<end].dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
      {
        whole.unicodeScalars.append(scalar)
        rest = rest[end...].dropFirst()
      }
    }
    return whole + rest
  }
}
