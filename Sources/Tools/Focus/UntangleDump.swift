import Cards
import Civil
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
      "Splits the last brain dump into smaller pieces; a connected model does it only when you say so.",
      topic: .focus, writes: true,
      does: Work(
        .internalOnly(.optional(.text("dump", "the id of the dump"))),
        .internalOnly(.optional(.list("things", "what its cards are to be instead"))),
        .internalOnly(.optional(.choice("with", "whether the person wants a model to read it", ["model": []])))
      ) { turn, dump, things, reader in
        let id = try dump.flatMap({ ID($0) }) ?? store.lastDump()?.id
        guard let id, let dump = try store.record(BrainDump.self, id), !dump.deleted else {
          throw UserError("There's no brain dump to untangle.", hint: "Say “dump” to start one.", code: .notFound)
        }
        if let things { return try replaceCards(of: dump, with: things, turn) }
        return try await offerSplit(dump, by: reader == nil ? nil : turn.generateText, turn)
      })
  }

  /// Shows how the dump would be split again, and changes nothing until the person agrees.
  ///
  /// - Parameter write: asks a model; `nil` unless the person said that it may read the dump.
  private func offerSplit(
    _ dump: BrainDump, by write: (@Sendable (String, [String]) async -> String?)?, _ turn: Turn
  ) async throws -> Reply {
    let text = try sealedFields.open(dump.text, of: dump.id, .dumpText)
    guard ReadingLimit.allows(dump: text) else {
      return .changedNothing("That dump is too long to split. It stays as it is.")
    }
    // A dump with signs of a crisis is never shown to a model.
    let answer =
      Crisis(text, in: language) == nil ? await write?(Prompts.dump(text: text), [BrainDump.kind.shape.name]) : nil
    let modelThings = ModelText(answer, from: text, in: language)?.tasks(from: text)
    let things = modelThings ?? language.rules.dumpItems(in: text)
    let cards = try openCards(of: dump)
    let known = Set(cards.map { $0.title.lowercased() })
    let nudges = nudges(for: things, of: dump, text, cards, turn)
    guard !nudges.isEmpty, nudges.contains(where: { !known.contains($0.title.lowercased()) }) else {
      return .changedNothing("It stays as it is: \(cards.count, "card", "cards"), with nothing left to split.")
    }
    let heading: LocalizedText = "\(nudges.count, "thing", "things") in it"
    let lines = nudges.map { line(of: $0, turn.now) }
    let shown = lines.prefix(Session.listLimit).enumerated().map { "\($0 + 1) \($1)" as LocalizedText }
    let rest = Array(lines.dropFirst(Session.listLimit))
    let call = Call("untangle_dump", ["dump": .id("\(dump.id)"), "things": .list(things.map(Argument.words))])
    return Reply(
      modelThings == nil ? "\(heading):" : .modelHeading(heading),
      .lines(shown + (rest.isEmpty ? [] : ["and \(rest)"])),
      followUp: .question(Session.question(replacing: cards.count, call)))
  }

  private static func question(replacing count: Int, _ call: Call) -> Question {
    guard count > 0 else {
      return Question("Make cards of them?", choices: [.init("yes", call), .init("no: leave it as it is", nil)])
    }
    return Question(
      "Take these instead of \(count, "card", "cards")?",
      choices: [.init("yes: these instead", call), .init("no: leave it as it is", nil)])
  }

  /// "pay the rent, by Fri 27 Nov".
  private func line(of nudge: Nudge, _ now: LocalTime) -> LocalizedText {
    let facts = facts(of: nudge, now)
    return facts.isEmpty ? "\(nudge.title)" : "\(nudge.title), \(facts)"
  }

  private func openCards(of dump: BrainDump) throws -> [Nudge] {
    try dump.nudges.compactMap { ID($0) }.sorted().compactMap(store.nudge).filter {
      $0.status == .active && !$0.deleted
    }
  }

  /// The cards that the things become; a card that is there and has the title of one stands for it.
  ///
  /// What the dump says of a thing that was not split holds as a whole. A part of something has the day of the whole,
  /// unless another part has a day of its own. Days count from when the dump was written.
  private func nudges(
    for things: [String], of dump: BrainDump, _ text: String, _ cards: [Nudge], _ turn: Turn
  ) -> [Nudge] {
    var written = turn.context
    written.now = dump.createdAt
    let dumpCaptures = Dump.captures(of: text, in: language)
    let captures = captures(things, from: dumpCaptures)
    var wholes = cards.map { Whole($0.title, $0.due, $0.zone) }
    wholes += dumpCaptures.map { Whole($0.title, NudgeDraft($0, written).due, turn.context.zone) }
    let unsplit = wholes.filter { whole in !captures.contains { $0.due != nil && whole.contains($0.title) } }
    return captures.map { capture in
      if let card = cards.first(where: { $0.title.lowercased() == capture.title.lowercased() }) { return card }
      var nudge = newNudge(NudgeDraft(capture, written), turn)
      (nudge.dump, nudge.source) = (dump.id, .dump)
      if nudge.due == nil, let whole = unsplit.first(where: { $0.contains(capture.title) }) {
        (nudge.due, nudge.zone) = (whole.due, whole.due.map { _ in whole.zone ?? turn.context.zone })
      }
      return nudge
    }
  }

  /// Reads each thing, unless the dump says it as it is: then all that the dump says of it counts.
  private func captures(_ things: [String], from said: [Capture]) -> [Capture] {
    var left = said
    return things.flatMap { thing in
      if let place = left.firstIndex(where: { TitleWords.split($0.title) == TitleWords.split(thing) }) {
        return [left.remove(at: place)]
      }
      return language.capture(thing).individualCaptures
    }
  }

  /// Replaces the dump's open cards as one change; cards whose titles stay the same are kept.
  private func replaceCards(of dump: BrainDump, with things: [String], _ turn: Turn) throws -> Reply {
    let cards = try openCards(of: dump)
    let text = try sealedFields.open(dump.text, of: dump.id, .dumpText)
    let nudges = nudges(for: things, of: dump, text, cards, turn)
    let keptIDs = Set(nudges.map(\.id)).intersection(cards.map(\.id))
    let made = nudges.filter { !keptIDs.contains($0.id) }
    let replaced = cards.filter { !keptIDs.contains($0.id) }
    var dump = dump
    dump.nudges.formUnion(made.map(\.id.text))
    try changes.write("untangled a dump", "untangle_dump") { [dump] tx in
      for card in replaced {
        var card = card
        (card.status, card.completedAt) = (.dropped, turn.now)
        try tx.put(card)
      }
      for nudge in made { try tx.put(nudge) }
      try tx.put(dump)
    }
    let shown = made.prefix(Session.listLimit).map { card($0, turn) }
    return Reply(
      replaced.isEmpty
        ? "Got it, \(made.count, "thing", "things")."
        : "Now \(made.count, "card", "cards") instead of \(replaced.count).",
      .list(Reply.List(nil, shown, more: made.count - shown.count)))
  }
}

/// What the pieces of a dump were part of: a card made of it, or something that it says.
private struct Whole {
  private let words: Set<String>
  let due: When?
  let zone: String?

  init(_ title: String, _ due: When?, _ zone: String?) {
    (words, self.due, self.zone) = (Set(TitleWords.split(title)), due, zone)
  }

  /// Whether its title has all of the words, so that its day also applies to them.
  func contains(_ title: String) -> Bool { words.isSuperset(of: TitleWords.split(title)) }
}
