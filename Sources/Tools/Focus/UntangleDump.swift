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
    let text = try open(dump.text, of: dump.id, .dumpText)
    guard ReadingLimit.allows(dump: text) else { return Reply("That dump is too long to split. It stays as it is.") }
    // A dump with signs of a crisis is never shown to a model.
    let answer =
      Crisis(text, in: language) == nil ? await write?(Prompts.dump(text: text), [BrainDump.kind.shape.name]) : nil
    let modelThings = ModelText(answer, from: text, in: language)?.tasks(from: text)
    let things = modelThings ?? language.rules.dumpItems(in: text)
    let cards = try openCards(of: dump)
    let known = Set(cards.map { $0.title.lowercased() })
    let titles = captures(things).map(\.title)
    guard !titles.isEmpty, titles.contains(where: { !known.contains($0.lowercased()) }) else {
      return Reply("It stays as it is: \(cards.count, "card", "cards"), with nothing left to split.")
    }
    let heading: LocalizedText = "\(titles.count, "thing", "things") in it"
    let shown = titles.prefix(Session.listLimit).enumerated().map { "\($0 + 1) \($1)" as LocalizedText }
    let rest = titles.dropFirst(Session.listLimit).map { "\($0)" as LocalizedText }
    let call = Call("untangle_dump", ["dump": .id("\(dump.id)"), "things": .list(things.map(Argument.words))])
    return Reply(
      modelThings == nil ? "\(heading):" : .modelHeading(heading),
      .lines(shown + (rest.isEmpty ? [] : ["and \(rest)"])),
      followUp: .question(
        Question(
          "Take these instead of \(cards.count, "card", "cards")?",
          choices: [.init("yes: these instead", call), .init("no: leave it as it is", nil)])))
  }

  private func captures(_ things: [String]) -> [Capture] {
    things.flatMap { language.capture($0).individualCaptures }
  }

  private func openCards(of dump: BrainDump) throws -> [Nudge] {
    try dump.nudges.compactMap { ID($0) }.sorted().compactMap(store.nudge).filter {
      $0.status == .active && !$0.deleted
    }
  }

  /// Replaces the dump's open cards as one change; cards whose titles stay the same are kept.
  private func replaceCards(of dump: BrainDump, with things: [String], _ turn: Turn) throws -> Reply {
    let cards = try openCards(of: dump)
    var made: [Nudge] = []
    var keptIDs: Set<ID> = []
    let captures = captures(things)
    // A thing without a day gets the day of the card it came from, unless another thing from that card has a day of its
    // own.
    let unsplit = cards.filter { card in !captures.contains { $0.due != nil && card.titleContains($0.title) } }
    for capture in captures {
      if let match = cards.first(where: { $0.title.lowercased() == capture.title.lowercased() }) {
        keptIDs.insert(match.id)
        continue
      }
      var nudge = newNudge(NudgeDraft(capture, turn.context), turn)
      (nudge.dump, nudge.source) = (dump.id, .dump)
      if nudge.due == nil, let whole = unsplit.first(where: { $0.titleContains(capture.title) }) {
        (nudge.due, nudge.zone) = (whole.due, whole.zone)
      }
      made.append(nudge)
    }
    var dump = dump
    dump.nudges.formUnion(made.map(\.id.text))
    let replaced = cards.filter { !keptIDs.contains($0.id) }
    try change("untangled a dump", "untangle_dump") { [dump, made] tx in
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
      "Now \(made.count, "card", "cards") instead of \(replaced.count).",
      .list(Reply.List(nil, shown, more: made.count - shown.count)))
  }
}

extension Nudge {
  /// Whether the title contains all of the words, so that its day also applies to them.
  fileprivate func titleContains(_ words: String) -> Bool {
    Set(TitleWords.split(title)).isSuperset(of: TitleWords.split(words))
  }
}
