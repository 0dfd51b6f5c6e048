import Civil
import Engine
import Language
import NotesTools
import Records
import Replies
import Store
import TestFiles
import Testing

@testable import SampleLife
@testable import Tools

/// Conversations and what they leave in the store. They begin on Friday 20 November 2026 at ten.
@Suite struct TalkTests {
  @Test(arguments: Talk.all)
  func `A conversation leaves what was meant`(_ talk: Talk) async throws {
    let home = TestHome()
    await home.say(talk.lines)
    let kept = try home.kept
    #expect(kept == talk.kept, "kept \(kept), heard last: \(home.heard ?? "")")
    if let asked = talk.asked { #expect(home.question?.text.text() == asked) }
  }
}

/// `> what was said`, `= what is kept then`, `? what was asked last`.
struct Talk: Sendable, CustomTestStringConvertible {
  var lines: [String] = []
  var kept: [String] = []
  var asked: String?
  private var isOver = false

  var testDescription: String { lines.joined(separator: " / ") }

  static let all = TestFiles.lines("talks.en.txt").reduce(into: [Talk]()) { talks, line in
    let said = String(line.dropFirst(2))
    if line.first == ">" {
      if talks.last?.isOver ?? true { talks.append(Talk()) }
      talks[talks.count - 1].lines.append(said)
    } else {
      talks[talks.count - 1].isOver = true
      if line.first == "?" { talks[talks.count - 1].asked = said }
      if line.first == "=", said != "nothing" { talks[talks.count - 1].kept.append(said) }
    }
  }
}

extension TestHome {
  /// Every card and note in the order they came, each with all that it does not share with a bare one.
  fileprivate var kept: [String] {
    get throws {
      let notes = try store.all(Note.self).map { "note: \(try profile.body(of: $0) ?? "damaged")" }
      return try store.all(Nudge.self).filter { $0.parent == nil }.map(\.told) + notes
    }
  }
}

extension Nudge {
  /// All that it does not share with a bare card.
  fileprivate var told: String {
    let parts: [String?] = [
      title, due.map { "due \($0.hasTime ? $0.start.isoMinutes : $0.iso)" }, rule,
      priority == .normal ? nil : priority.rawValue, minutes.map { "\($0) min" },
      action.map { [$0.rawValue, target].compactMap(\.self).joined(separator: " ") }, notes.map { "notes: \($0)" },
      status == .active ? snoozedUntil.map { "back \($0.isoMinutes)" } : status.rawValue,
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }
}
