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
      needsPhrase: true,
      does: Work(
        .sealed(
          .asked(.long(.text("text", "all that is on your mind; without it the dump stays open for many lines")))),
        .inner(.optional(.text("id", "the dump that is being typed"))),
        .inner(.flag("line", "one more line of it")), .inner(.flag("whole", "makes no cards of it"))
      ) { turn, text, id, isLine, isWhole in
        let id = id.flatMap({ ID($0) }) ?? ids.random()
        switch (text, isLine) {
        case (nil, _): return try begun(id, turn)
        case (let line?, true): return try keep(line, of: id, Session.dumping, turn)
        case (let text?, false): return try isWhole ? keptWhole(text, id, turn) : sorted(text, into: id, turn)
        }
      })
  }

  private static let dumping = Writing(
    place: .dumpText, tool: "brain_dump", parameter: "text", rescuable: rescuable(text:in:))

  /// How many lines wait of dumps that were cut short.
  package func linesCutShort() throws -> Int {
    let kind = Session.dumping.place.kind
    return try store.openWritings(kind).reduce(0) { try $0 + store.lines(of: $1, kind).count }
  }

  private func begun(_ id: ID, _ turn: Turn) throws -> Reply {
    if try !isFleeting { try tryKey(Session.dumping) }
    return Reply(
      try isFleeting ? nil : sortedCutShort(turn),
      lead: .collector(
        Session.dumping.collector(
          id, "Type whatever is on your mind, one line after the other.", Call("brain_dump"))), occasion: .gathering)
  }

  /// Makes cards of what an earlier terminal took with it. While that is locked it waits on: nobody is asked for a
  /// passphrase before they may type.
  private func sortedCutShort(_ turn: Turn) throws -> LocalizedText? {
    guard try !isLocked else { return nil }
    let made = try cutShort(Session.dumping).compactMap { try sorted($0.text, into: $0.id, turn).receipt }
    guard let first = made.first else { return nil }
    return made.dropFirst().reduce("From the dump that was cut short: \(first)") { "\($0) \($1)" }
  }

  /// What may stand unsealed where the store takes nothing: the things to do, as of any line; never the rest.
  private static func rescuable(_ pieces: [Dump.Piece]) -> String? {
    let things = pieces.compactMap(\.thing)
    return things.isEmpty ? nil : "brain dump: " + things.joined(separator: ". ")
  }

  private static func rescuable(text: String, in language: Language) -> String? {
    ReadingLimit.reads(dump: text) ? rescuable(Dump.split(text, in: language)) : nil
  }

  private static let rescuedPart: LocalizedText = "What is to be done is"

  private func sorted(_ text: String, into id: ID, _ turn: Turn) throws -> Reply {
    guard !text.trimmed.isEmpty else { return Reply("Nothing was said, so nothing was kept.") }
    guard ReadingLimit.reads(dump: text) else { return try keptAsNote(text, id, turn) }
    let pieces = Dump.split(text, in: language)
    if case .memory(let error) = try opened().outcome, !options.isShell {
      throw trouble(error, isRescued: isRescued(Session.rescuable(pieces)), Session.rescuedPart)
    }
    let (nudges, known) = try parted(
      Dump.captures(of: pieces).map { capture in
        var nudge = newNudge(Draft(capture, turn.reading), turn)
        (nudge.dump, nudge.source) = (id, .dump)
        return nudge
      })
    let dump = try isFleeting ? nil : newDump(text, id, nudges, turn)
    let typed = try store.lines(of: id, Session.dumping.place.kind)
    try change(
      "a dump of \(nudges.count, "card", "cards")", "brain_dump", capturing: Session.rescuable(pieces),
      Session.rescuedPart
    ) { tx in
      if let dump { try tx.put(dump) }
      for nudge in nudges { try tx.put(nudge) }
      for line in typed { try tx.delete(line) }
    }
    return reply(nudges, known: known, pieces, id, turn)
  }

  private func keptAsNote(_ text: String, _ id: ID, _ turn: Turn) throws -> Reply {
    let kept = try keptUnread(dump: text, id, turn)
    try end(Session.dumping, id)
    return kept
  }

  private func keptWhole(_ text: String, _ id: ID, _ turn: Turn) throws -> Reply {
    guard ReadingLimit.reads(dump: text) else { return try keptAsNote(text, id, turn) }
    let dump = try isFleeting ? nil : newDump(text, id, [], turn)
    try change("kept a dump", "brain_dump", capturing: Session.rescuable(text: text, in: language), Session.rescuedPart)
    { tx in
      if let dump { try tx.put(dump) }
    }
    return Reply("Kept as one dump, with no cards made. “untangle” makes cards of it.")
  }

  private func newDump(_ text: String, _ id: ID, _ nudges: [Nudge], _ turn: Turn) throws -> BrainDump {
    var dump = BrainDump(id: id, text: try post(text, of: id, .dumpText), createdAt: turn.now)
    dump.nudges = Set(nudges.map(\.id.text))
    return dump
  }

  /// Those that are new, each once, and those that wait already.
  private func parted(_ nudges: [Nudge]) throws -> (new: [Nudge], known: [Nudge]) {
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
    let asides: [LocalizedText] = [
      known.isEmpty ? nil : "You already have: \(known.prefix(Session.listLimit).map { "\($0.title)" }).",
      pieces.contains(where: \.isAside) ? "What was no task is kept with the dump. It counts too." : nil,
      pieces.contains(.unread) ? "A line was too long to be read, and is kept with the dump." : nil,
    ].compactMap(\.self)
    guard !nudges.isEmpty else {
      let receipt: LocalizedText =
        pieces.contains(.unread) ? "Kept as it is." : "Kept as it is: there was no new task in it."
      return Reply(receipt, asides.isEmpty ? .nothing : .lines(asides))
    }
    let shown = nudges.prefix(Session.listLimit).map { card($0, turn) }
    let receipt: LocalizedText = "Kept \(nudges.count, "card", "cards")."
    return Reply(
      asides.reduce(receipt) { "\($0) \($1)" }, .list(Reply.List(nil, shown, more: nudges.count - shown.count)),
      lead: .question(
        Question(
          "Go through them one by one?",
          choices: [
            .init("yes", Call("sort_dump", ["dump": .id("\(id)")])),
            .init("keep all", Call("sort_dump", ["stop": .flag(true)])),
          ])))
  }
}

extension Dump.Piece {
  fileprivate var isAside: Bool {
    if case .aside = self { true } else { false }
  }
}
