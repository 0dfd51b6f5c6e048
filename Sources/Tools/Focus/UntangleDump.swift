import Cards
package import Engine
import Language
import Prompts
import Records
import Replies
package import Session
import Store

extension Session {
  package var untangleDump: Tool {
    Tool(
      "untangle_dump", verb: "untangle",
      "Splits the last brain dump again, more finely, or lets a connected model split it when you say so.",
      topic: .focus, writes: true,
      does: Work(
        .inner(.optional(.text("dump", "the id of the dump"))),
        .inner(.optional(.list("things", "what its cards are to be instead"))),
        .inner(.optional(.choice("with", "whether the person wants a model to read it", ["model": []])))
      ) { turn, dump, things, helper in
        let id = try dump.flatMap({ ID($0) }) ?? store.lastDump()?.id
        guard let id, let dump = try store.record(BrainDump.self, id), !dump.deleted else {
          throw UserError("There is no dump to untangle.", hint: "“dump” opens one.", code: .notFound)
        }
        if let things { return try replaceCards(of: dump, with: things, turn) }
        return try await untangled(dump, by: helper == nil ? nil : turn.write, turn)
      })
  }

  /// Shows what a dump comes to when it is split again, and leaves the cards as they are until the person says so.
  ///
  /// - Parameter write: asks a model; `nil` unless the person said that it may read the dump.
  private func untangled(
    _ dump: BrainDump, by write: (@Sendable (String, [String]) async -> String?)?, _ turn: Turn
  ) async throws -> Reply {
    let text = try open(dump.text, of: dump.id, .dumpText)
    guard ReadingLimit.reads(dump: text) else { return Reply("That dump is too long to be split. It stays as it is.") }
    // What somebody said in a crisis is shown to no model, whoever asks.
    let answer =
      Crisis(text, in: language) == nil ? await write?(Prompts.dump(text: text), [BrainDump.kind.shape.name]) : nil
    let written = Written(answer, from: text, in: language)?.things(of: text)
    let things = written ?? language.rules.untangled(text)
    let cards = try openCards(of: dump)
    let known = Set(cards.map { $0.title.lowercased() })
    let titles = captures(things).map(\.title)
    guard !titles.isEmpty, titles.contains(where: { !known.contains($0.lowercased()) }) else {
      return Reply("It stays as it is: \(cards.count, "card", "cards"), and nothing more to split.")
    }
    let heading: LocalizedText = "\(titles.count, "thing", "things") in it"
    let shown = titles.prefix(Session.listLimit).enumerated().map { "\($0 + 1) \($1)" as LocalizedText }
    let rest = titles.dropFirst(Session.listLimit).map { "\($0)" as LocalizedText }
    let call = Call("untangle_dump", ["dump": .id("\(dump.id)"), "things": .list(things.map(Argument.words))])
    return Reply(
      written == nil ? "\(heading):" : .byModel(heading), .lines(shown + (rest.isEmpty ? [] : ["and \(rest)"])),
      lead: .question(
        Question(
          "Take these instead of \(cards.count, "card", "cards")?",
          choices: [.init("yes: these instead", call), .init("no: leave it", nil)])))
  }

  private func captures(_ things: [String]) -> [Capture] {
    things.flatMap { language.capture($0).each }
  }

  private func openCards(of dump: BrainDump) throws -> [Nudge] {
    try dump.nudges.compactMap { ID($0) }.sorted().compactMap(store.nudge).filter {
      $0.status == .active && !$0.deleted
    }
  }

  /// One change: cards that say the same stay, the others make room.
  private func replaceCards(of dump: BrainDump, with things: [String], _ turn: Turn) throws -> Reply {
    let cards = try openCards(of: dump)
    var made: [Nudge] = []
    var kept: Set<ID> = []
    let captures = captures(things)
    // A day said with one of them was not said of the others.
    let undivided = cards.filter { card in !captures.contains { $0.due != nil && card.says($0.title) } }
    for capture in captures {
      if let same = cards.first(where: { $0.title.lowercased() == capture.title.lowercased() }) {
        kept.insert(same.id)
        continue
      }
      var nudge = newNudge(Draft(capture, turn.reading), turn)
      (nudge.dump, nudge.source) = (dump.id, .dump)
      if nudge.due == nil, let whole = undivided.first(where: { $0.says(capture.title) }) {
        (nudge.due, nudge.zone) = (whole.due, whole.zone)
      }
      made.append(nudge)
    }
    var dump = dump
    dump.nudges.formUnion(made.map(\.id.text))
    let left = cards.filter { !kept.contains($0.id) }
    try change("untangled a dump", "untangle_dump") { [dump, made] tx in
      for card in left {
        var card = card
        (card.status, card.completedAt) = (.dropped, turn.now)
        try tx.put(card)
      }
      for nudge in made { try tx.put(nudge) }
      try tx.put(dump)
    }
    let shown = made.prefix(Session.listLimit).map { card($0, turn) }
    return Reply(
      "Kept \(made.count, "card", "cards") instead of \(left.count).",
      .list(Reply.List(nil, shown, more: made.count - shown.count)))
  }
}

extension Nudge {
  /// Whether each of the words stands in its title, so that a day said with it was said of them too.
  fileprivate func says(_ words: String) -> Bool {
    Set(TitleWords.split(title)).isSuperset(of: TitleWords.split(words))
  }
}
