import Cards
import Civil
package import Engine
import Language
import NotesTools
import Records
import Replies
package import Session
import Store

extension Session {
  package var brainDump: Tool {
    Tool(
      "brain_dump", verb: "dump", "Takes everything on your mind at once and makes cards of it.", topic: .focus,
      writes: true, onlyAdds: true, toolset: .essential,
      needsPhrase: .unlessNamed,
      does: Work(
        .sealed(
          .prompted(.long(.text("text", "all that is on your mind; without it the dump stays open for many lines")))),
        .internalOnly(.optional(.text("id", "the dump that is being typed"))),
        .internalOnly(.flag("line", "one more line of it")), .internalOnly(.flag("whole", "makes no cards of it"))
      ) { turn, text, id, isLine, isWhole in
        let id = id.flatMap({ ID($0) }) ?? ids.random()
        switch (text, isLine) {
        case (nil, _): return try startDump(id, turn)
        case (let line?, true): return try storeDraftLine(line, of: id, Session.dumpWriting, turn)
        case (let text?, false): return try isWhole ? keepWhole(text, id, turn) : makeCards(from: text, into: id, turn)
        }
      })
  }

  private static let dumpWriting = MultilineDraft(
    fieldName: .dumpText, tool: "brain_dump", parameter: "text", rescueText: rescuable(text:in:))

  /// How many lines there are in dumps that were interrupted.
  package func interruptedDumpLineCount() throws -> Int {
    let kind = Session.dumpWriting.fieldName.kind
    return try store.openDrafts(kind).reduce(0) { try $0 + store.lines(of: $1, kind).count }
  }

  private func startDump(_ id: ID, _ turn: Turn) throws -> Reply {
    if try !storeOpener.isInMemoryOnly { try tryKey(Session.dumpWriting) }
    return Reply(
      try storeOpener.isInMemoryOnly ? nil : makeCardsOfInterruptedDumps(turn),
      followUp: .collector(
        Session.dumpWriting.collector(
          id, "Type whatever is on your mind, line by line.", Call("brain_dump"))), occasion: .gathering)
  }

  /// Makes cards of dumps that were interrupted when a terminal closed. Waits while the vault is locked: nobody is
  /// asked for a passphrase before they may type.
  private func makeCardsOfInterruptedDumps(_ turn: Turn) throws -> LocalizedText? {
    guard try !keyAccess.isLocked else { return nil }
    let receipts = try interruptedDrafts(Session.dumpWriting).compactMap {
      try makeCards(from: $0.text, into: $0.id, turn).receipt
    }
    guard let first = receipts.first else { return nil }
    return receipts.dropFirst().reduce("From the dump that was cut short: \(first)") { "\($0) \($1)" }
  }

  /// The part that may be stored in plain text where the store cannot be written: the tasks, as with any line, and
  /// nothing else.
  private static func rescuable(_ pieces: [Dump.Piece]) -> String? {
    let things = pieces.compactMap(\.taskText)
    return things.isEmpty ? nil : "brain dump: " + things.joined(separator: ". ")
  }

  private static func rescuable(text: String, in language: Language) -> String? {
    ReadingLimit.allows(dump: text) ? rescuable(Dump.split(text, in: language)) : nil
  }

  private static let rescuedPart: LocalizedText = "Things to do are"

  private func makeCards(from text: String, into id: ID, _ turn: Turn) throws -> Reply {
    guard !text.trimmed.isEmpty else { return .changedNothing("You didn't type anything, so nothing was saved.") }
    guard ReadingLimit.allows(dump: text) else { return try keepAsNote(text, id, turn) }
    let pieces = Dump.split(text, in: language)
    if case .inMemory(let error) = try storeOpener.opened().outcome, !options.isShell {
      throw storeOpener.userError(error, isRescued: storeOpener.rescue(Session.rescuable(pieces)), Session.rescuedPart)
    }
    let (nudges, known) = try splitKnown(
      Dump.captures(of: pieces).map { capture in
        var nudge = newNudge(NudgeDraft(capture, turn.context), turn)
        (nudge.dump, nudge.source) = (id, .dump)
        return nudge
      })
    let dump = try storeOpener.isInMemoryOnly ? nil : newDump(text, id, nudges, turn)
    try changes.write(
      "a dump of \(nudges.count, "card", "cards")", "brain_dump", capturing: Session.rescuable(pieces),
      Session.rescuedPart
    ) { tx in
      if let dump { try tx.put(dump) }
      for nudge in nudges { try tx.put(nudge) }
    }
    // Not part of the change: lines that undo brought back would look like a dump that was interrupted.
    try deleteDraftLines(Session.dumpWriting, id)
    return reply(nudges, known: known, pieces, id, turn)
  }

  private func keepAsNote(_ text: String, _ id: ID, _ turn: Turn) throws -> Reply {
    let reply = try keepOverlong(dump: text, id, turn)
    try deleteDraftLines(Session.dumpWriting, id)
    return reply
  }

  private func keepWhole(_ text: String, _ id: ID, _ turn: Turn) throws -> Reply {
    guard ReadingLimit.allows(dump: text) else { return try keepAsNote(text, id, turn) }
    let dump = try storeOpener.isInMemoryOnly ? nil : newDump(text, id, [], turn)
    try changes.write(
      "kept a dump", "brain_dump", capturing: Session.rescuable(text: text, in: language), Session.rescuedPart
    ) { tx in
      if let dump { try tx.put(dump) }
    }
    try deleteDraftLines(Session.dumpWriting, id)
    return Reply("Saved as one dump, without cards. “untangle” makes cards of it.")
  }

  private func newDump(_ text: String, _ id: ID, _ nudges: [Nudge], _ turn: Turn) throws -> BrainDump {
    var dump = BrainDump(id: id, text: try sealedFields.sealToInbox(text, of: id, .dumpText), createdAt: turn.now)
    dump.nudges = Set(nudges.map(\.id.text))
    return dump
  }

  /// Splits cards into new ones, each once, and those that wait already.
  private func splitKnown(_ nudges: [Nudge]) throws -> (new: [Nudge], known: [Nudge]) {
    var titles = KnownTitles(in: language)
    for card in try store.activeTitles() { titles.insert(card.title, due: card.due) }
    var parts: (new: [Nudge], known: [Nudge]) = ([], [])
    for nudge in nudges {
      if titles.insert(nudge.title, due: nudge.due?.iso) {
        parts.new.append(nudge)
      } else {
        parts.known.append(nudge)
      }
    }
    return parts
  }

  private func reply(
    _ nudges: [Nudge], known: [Nudge], _ pieces: [Dump.Piece], _ id: ID, _ turn: Turn
  ) -> Reply {
    let remarks: [LocalizedText] = [
      known.isEmpty ? nil : "You already have: \(known.prefix(Session.listLimit).map { "\($0.title)" }).",
      pieces.contains(where: \.isAside) ? "Anything that wasn't a task is saved with the dump." : nil,
      pieces.contains(.tooLong) ? "One line was too long to read; it's saved with the dump." : nil,
    ].compactMap(\.self)
    guard !nudges.isEmpty else {
      let receipt: LocalizedText =
        pieces.contains(.tooLong) ? "Saved as it is." : "Saved as it is: there was no new task in it."
      return Reply(receipt, remarks.isEmpty ? .nothing : .lines(remarks))
    }
    let shown = nudges.prefix(listLimit).map { card($0, turn) }
    let receipt: LocalizedText = "Got it, \(nudges.count, "thing", "things")."
    return Reply(
      remarks.reduce(receipt) { "\($0) \($1)" }, .list(Reply.List(nil, shown, more: nudges.count - shown.count)),
      followUp: .question(
        Question(
          "Go through them one by one?",
          choices: [
            .init("yes", Call("sort_dump", ["dump": .id("\(id)")])),
            .init("keep them all", Call("sort_dump", ["stop": .flag(true)])),
          ])))
  }
}

extension Dump.Piece {
  fileprivate var isAside: Bool {
    if case .remark = self { true } else { false }
  }
}
