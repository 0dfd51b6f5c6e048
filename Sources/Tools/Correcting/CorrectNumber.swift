import Cards
import Civil
import Engine
import Language
import MoodTools
import NotesTools
import Records
import Replies
import Session
import Store
import SymptomsTools

// "40 sick bowls not 20": the number is changed in what the words beside it name, or, where they name nothing, in what is in
// hand or was before that; and only where that says the wrong one. Without a wrong one it is the only number of what is
// named: "the gate code is wrong its 4478".

extension Session {
  func correctedNumber(
    _ old: String?, _ new: String, of about: String, mayBeInHand: Bool, _ turn: Turn
  ) throws -> Reply {
    let inHand = [turn.dialogue.inHand, turn.dialogue.before].compactMap { $0.flatMap { ID($0.id) } }
    for id in try named(about, saying: old, turn) + (mayBeInHand ? inHand + onlyLogged(old, turn) : []) {
      if let reply = try corrected(id, old, new, turn) { return reply }
    }
    throw Session.nothingMeant
  }

  /// What may say the number and has some of the words, the most first; all of them where the number is not known.
  private func named(_ words: String, saying number: String?, _ turn: Turn) throws -> [ID] {
    let wanted = Keywords(words, in: language).words.filter { !language.rules.sentenceStopWords.contains($0) }
    func shared(_ text: String) -> Int {
      let words = TitleWords.split(text)
      return wanted.count { word in words.contains { $0 == word || Keywords.isSame($0, word) } }
    }
    guard !wanted.isEmpty else { return [] }
    let cards = try store.cards(containing: number.map { [$0] } ?? wanted, [.active]).map { ($0.id, shared($0.title)) }
    let notes = try store.notes(limit: Session.notesLookedAt).notes.compactMap { note in
      text(of: note).map { (note.id, shared($0)) }
    }
    let logged = try logEntries(turn.now.day, turn.now.day).filter { number == nil || $0.number == number }
    let entries = logged.map { ($0.id, shared($0.name)) }
    let enough = number == nil ? wanted.count : 1
    return (cards + notes + entries).filter { $0.1 >= enough }.sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// What was logged today with that number, where nothing else was.
  private func onlyLogged(_ number: String?, _ turn: Turn) throws -> [ID] {
    let logged = try logEntries(turn.now.day, turn.now.day).filter { $0.number == number }
    return logged.count == 1 ? [logged[0].id] : []
  }

  private static let notesLookedAt = 50

  /// `nil` while only the vault can tell.
  private func text(of note: Note) -> String? {
    guard case .words(let body) = seen(note.body, of: note.id, .noteBody) else { return nil }
    return body
  }

  /// `nil` where the record does not say the wrong number.
  private func corrected(_ id: ID, _ old: String?, _ new: String, _ turn: Turn) throws -> Reply? {
    if let nudge = try store.record(Nudge.self, id), !nudge.deleted {
      return try nudge.correcting(number: old, by: new, turn).map { edited in try corrected(nudge, turn) { $0 = edited }
      }
    }
    if let note = try store.record(Note.self, id), !note.deleted {
      guard let body = text(of: note), !body.has(word: new), let old = old ?? body.onlyNumber,
        case let mended = body.replacing(word: old, with: new),
        mended != body
      else { return nil }
      return try corrected(note, mended, turn)
    }
    guard let number = Double(new) else { return nil }
    if var mood = try store.record(MoodLog.self, id), !mood.deleted, "\(mood.score)" == old,
      let score = Int(exactly: number), MoodLog.scores.contains(score)
    {
      mood.score = score
      try change("changed a mood", "correct") { try $0.put(mood) }
      return Reply("Changed: \(mood.score) of 10.", about: Reference(mood))
    }
    guard let entry = try logEntry(id), !entry.observation.deleted, old == nil || entry.number == old else {
      return nil
    }
    let edited = try entry.numbered(number)
    try change("changed \(entry.name)", "correct") { try $0.put(edited.observation) }
    return Reply("Changed: \(told(edited, turn)).", about: Reference(edited))
  }
}

extension LogEntry {
  /// The figure it was kept with.
  fileprivate var number: String? {
    switch self {
    case .symptom(let entry): entry.severity.map(String.init)
    case .measure(let entry): Int(exactly: entry.value).map(String.init) ?? String(entry.value)
    case .dose: nil
    }
  }

  fileprivate func numbered(_ number: Double) throws -> LogEntry {
    switch self {
    case .symptom(var entry):
      entry.severity = try Session.severity(number)
      return .symptom(entry)
    case .measure(var entry):
      entry.value = number
      return .measure(entry)
    case .dose: return self
    }
  }
}

extension Nudge {
  /// With another number in its words, its minutes or its time; `nil` where the wrong one is in none of them.
  fileprivate func correcting(number old: String?, by new: String, _ turn: Turn) -> Nudge? {
    guard !title.has(word: new), let old = old ?? title.onlyNumber else { return nil }
    var edited = self
    edited.title = title.replacing(word: old, with: new)
    edited.notes = notes?.replacing(word: old, with: new)
    if edited != self { return edited }
    if let minutes, "\(minutes)" == old, let meant = Int(new) {
      edited.minutes = meant
    } else if due?.hasTime == true, let wrong = time(old, turn), wrong == due, let meant = time(new, turn) {
      edited.due = meant
    }
    return edited == self ? nil : edited
  }

  /// Its own time, said as a clock says it.
  private func time(_ words: String, _ turn: Turn) -> When? {
    NewTime(Moments.clock(words, in: turn.reading.language), now: turn.now)?.replacing(due)
  }
}

extension String {
  /// What says both numbers is not wrong about one of them.
  fileprivate func has(word: String) -> Bool { replacing(word: word, with: "") != self }

  /// The number in it, where it is the only one.
  fileprivate var onlyNumber: String? {
    let numbers = split { !$0.isNumber && $0 != "." }.filter { $0.contains(where: \.isNumber) }
    return numbers.count == 1 ? String(numbers[0]) : nil
  }
}
