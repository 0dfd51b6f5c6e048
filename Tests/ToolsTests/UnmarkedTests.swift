import Engine
import Foundation
import Language
import Languages
import Records
import Replies
import Screen
import Store
import Synchronization
import TestFiles
import Testing

@testable import Session
@testable import Settings
@testable import Tools

/// In a language that puts ⟦ ⟧ around every word of its messages, a word without is the person's own, or has gone past the
/// messages: it could not be translated.
@Suite struct UnmarkedTests {
  static let marked = Language(
    tag: "qps", rules: English.self,
    messages: Catalog { key in
      asked.withLock { $0.formUnion([key]) }
      return [UnmarkedTests.mark(key)]
    })

  /// Every key that was looked up.
  private static let asked = Mutex<Set<String>>([])

  /// Those that a translator is given.
  static let template = Set(MessageTemplate.shared.entries.map(\.key))

  /// What stands outside the holes, between marks.
  private static func mark(_ key: String) -> String {
    var rest = (key.split(separator: "|", maxSplits: 1).last.map(String.init) ?? key)[...]
    var result = ""
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += "⟦\(rest[..<open])⟧" + rest[open...close]
      rest = rest[rest.index(after: close)...]
    }
    return result + "⟦\(rest)⟧"
  }

  /// What is typed as it is, in every language: verbs, names of settings and their values.
  private static let typed: Set<String> = {
    let verbs = unopened.catalogue.flatMap { [$0.verb, $0.name] }
    return Set((verbs + Settings.all.map(\.name) + ["on", "off", "auto"]).flatMap(words))
  }()

  /// What people say, which each language has in its phrases, the longest first.
  private static let examples = Language.english.tools.flatMap { $0.examples.map(\.sentence) }
    .sorted { $0.count > $1.count }

  /// Names that the log keeps as one for all that mean the same, whatever was typed.
  private static let stored: Set = ["sleep", "hours", "weight", "kg"]

  /// The lines of each transcript, and more for what they do not reach.
  static let talks: [[String]] = {
    let folder = TestFiles.inCheckout("Tests/CommandTests/Transcripts")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let transcripts = files.sorted { $0.path < $1.path }.map { file in
      ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
        .filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    }
    return transcripts + NothingLostTests.states + more
  }()

  private static let more = [
    [
      "call mum tomorrow at 5", "water plants every 2 weeks on monday and thursday", "list", "snooze it", "1", "undo",
      "redo",
    ],
    [
      "headache 6 after coffee, took ibuprofen 400", "timeline", "entry 1", "headache gone", "timeline month",
      "slept 7h",
    ],
    ["i take sertraline 50mg every morning at 8", "plans", "doses", "stop planning sertraline", "visit 6 weeks"],
    ["mood 7 slept badly", "mood 4 yesterday", "moods", "make that 6", "moods year", "today"],
    ["note: the boiler code is E119", "pin the boiler note", "notes", "find my note about boiler", "show the note"],
    [
      "settings", "settings notices 3", "settings penguin", "what day is it", "what time is it", "stats year",
      "insights",
    ],
    ["remember that i like tea", "memory", "forget the tea", "call me Jo", "hello", "thanks", "bye"],
    [
      "pay rent on friday", "pay rent every month on the 1st", "sew hem by 2027-03-01", "show rent", "why", "done",
      "trash",
    ],
  ]

  @Test(arguments: talks)
  func `Every word is the person's own or a message`(_ talk: [String]) async {
    let home = TestHome()
    let shell = home.shell()
    var own = UnmarkedTests.typed.union(UnmarkedTests.stored)
    for line in talk {
      own.formUnion(UnmarkedTests.words(line))
      let shown = Mutex<Set<String>>([])
      await shell.respond(to: line) { event in
        for look in [DisplayOptions(isPlain: true), DisplayOptions(isAccessible: true), DisplayOptions(width: 80)] {
          let screen = Screen(look, language: UnmarkedTests.marked)
          switch event {
          case .reply(let reply): shown.withLock { $0.formUnion([screen.draw(reply)]) }
          case .error(let trouble): shown.withLock { $0.formUnion([screen.draw(trouble)]) }
          case .text, .waiting: break
          }
        }
      }
      // Steps that were offered as messages are titles once they are kept.
      own.formUnion((try? home.store.all(Nudge.self))?.flatMap { UnmarkedTests.words($0.title) } ?? [])
      let bare = shown.withLock { $0 }.flatMap { text in
        UnmarkedTests.words(UnmarkedTests.withoutExamples(UnmarkedTests.unmarked(text))).subtracting(own).map {
          "\($0): \(text)"
        }
      }
      #expect(bare.isEmpty, "\(line): \(bare)")
    }
    let unlisted = UnmarkedTests.asked.withLock { $0 }.subtracting(UnmarkedTests.template)
      .filter { UnmarkedTests.words($0).contains { $0 != "n" } }
    #expect(unlisted.isEmpty, "“make messages” lists what is new: \(unlisted.sorted())")
  }

  @Test func `A word that is no message is found`() {
    let said: LocalizedText = "Fullest day: \("milk until"), \(2, "day", "days")."
    let text = said.text(UnmarkedTests.marked)
    #expect(text == "⟦Fullest day: ⟧milk until⟦, ⟧2 ⟦day⟧⟦.⟧")
    #expect(UnmarkedTests.words(UnmarkedTests.unmarked(text)) == ["milk", "until"])
  }

  /// A mark that a line's end cuts off goes on in the next.
  private static func unmarked(_ text: String) -> String {
    var depth = 0
    return String(
      text.map { sign in
        if sign == "⟦" { depth += 1 }
        defer { if sign == "⟧" { depth = max(0, depth - 1) } }
        return depth > 0 ? " " : sign
      })
  }

  private static func withoutExamples(_ text: String) -> String {
    let line = text.split { $0.isWhitespace || "│|".contains($0) }.joined(separator: " ")
    return examples.reduce(line) { $0.replacingOccurrences(of: $1, with: "") }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count > 1 })
  }
}
