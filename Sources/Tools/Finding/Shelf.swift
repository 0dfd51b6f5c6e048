import Engine
import Language
import Records
import Store

/// Where "it", "the second one" and "the wifi note" are looked for, among the records of one kind.
struct Shelf<R: Record> {
  /// Whether a record can be meant at all.
  let holds: (R) -> Bool
  /// Those whose words fit best, those with equal fit together.
  let named: (String) throws -> [R]
  /// Those that can be meant where nothing is in hand.
  var alone: () throws -> [R] = { [] }
  /// What it is chosen by among several.
  let label: (R) throws -> Said
  let reference: (R) -> Reference
  /// What is said where there is none.
  let absence: Absence
  /// Whether its labels are words that only the vault may keep.
  var isSealed = false
}

/// What is said where nothing on a shelf is meant.
struct Absence {
  /// Where nothing was named and nothing is in hand.
  let unknown: Said
  /// Where none has the words.
  let unsaid: (String) throws -> Said
  /// Where there was one.
  let gone: Said
  /// How to see what there is.
  let list: Said
  /// How to name one, where that is not by the list.
  var naming: Said?

  func trouble(_ which: Which) throws -> Trouble {
    switch which {
    case .current, .other: Trouble(unknown, hint: naming ?? list, code: .notFound)
    case .number(let number): Trouble("There is no number \(number) on the last list.", code: .notFound)
    case .words(let words): Trouble(try unsaid(words), hint: list, code: .notFound)
    case .id: Trouble(gone, code: .notFound)
    }
  }
}

extension Profile {
  /// Does something to the one record that is meant; asks when several could be.
  func one<R>(
    _ which: Which, on shelf: Shelf<R>, _ turn: Turn, for call: Call, _ act: (R) throws -> Reply
  ) throws -> Reply {
    let found = try candidates(which, on: shelf, turn.dialogue)
    guard let only = found.first else { throw try shelf.absence.trouble(which) }
    guard found.count == 1 else {
      let choices = try found.prefix(5).map { record in
        Question.Choice(try shelf.label(record), call.with("which", .words("#\(record.id)")))
      }
      return Reply(
        lead: .question(
          Question("Which one?", choices: Array(choices), open: .init(call, "which"), isSealed: shelf.isSealed)))
    }
    var reply = try act(only)
    if case .nothing = reply.show { reply.about = reply.about ?? shelf.reference(only) }
    return reply
  }

  private func candidates<R>(_ which: Which, on shelf: Shelf<R>, _ dialogue: Dialogue) throws -> [R] {
    let reference = which.reference(in: dialogue)
    return switch which {
    case .current: try referred(reference, on: shelf) ?? shelf.alone()
    case .other, .number: try referred(reference, on: shelf) ?? []
    case .id(let id): try ID(id).flatMap { try store.record(R.self, $0) }.map { [$0] } ?? []
    case .words(let words): try shelf.named(words)
    }
  }

  private func referred<R>(_ reference: Reference?, on shelf: Shelf<R>) throws -> [R]? {
    guard let reference, reference.kind == R.kind.shape.name, let id = ID(reference.id),
      let record = try store.record(R.self, id), shelf.holds(record)
    else { return nil }
    return [record]
  }
}
