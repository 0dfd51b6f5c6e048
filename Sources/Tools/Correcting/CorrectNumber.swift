import Cards
import Civil
import Engine
import Language
import Records
import Replies
import Session
import Store
import SymptomsTools

// "40 sick bowls not 20": changes the number in the record that the other words name, or, where they name none, in the
// current record or the one before, and only if it has the wrong number. Where the line names no wrong number, the
// record's only number is replaced: "the gate code is wrong its 4478".

extension Session {
  func correctNumber(
    _ old: String?, _ new: String, of about: String, mayBeInHand: Bool, _ turn: Turn
  ) throws -> Reply {
    // A number that does not say which was wrong is of what the last line stored.
    let recent =
      old != nil
      ? [turn.dialogue.current, turn.dialogue.previous] : turn.dialogue.isCorrectable ? [turn.dialogue.current] : []
    let recentIDs = recent.compactMap { $0.flatMap { ID($0.id) } }
    for id in try recordIDs(matching: about, containing: old, turn)
      + (mayBeInHand ? recentIDs + (old == nil ? [] : onlyEntryOfToday(old, turn)) : [])
    {
      if let reply = try correctRecord(id, old, new, turn) { return reply }
    }
    throw Session.nothingToCorrect
  }

  /// Ids of records that may contain the number and share words with `words`, those with most first. Where the number
  /// is not known they must share all of the words.
  private func recordIDs(matching words: String, containing number: String?, _ turn: Turn) throws -> [ID] {
    let queryWords = Keywords(words, in: language).words.filter {
      !language.rules.sentenceStopWords.contains($0) && !language.rules.retractionWords.contains(Spelling($0))
    }
    func sharedWordCount(_ text: String) -> Int {
      let words = TitleWords.split(text)
      return queryWords.count { word in words.contains { $0 == word || Keywords.sharesStem($0, word) } }
    }
    guard !queryWords.isEmpty else { return [] }
    // A number that is no word of the title may be its time: "karen is at 11 instead of 10".
    let cards = try (number.map { try store.cards(containing: [$0], [.active]) } ?? []).map {
      ($0.id, sharedWordCount($0.title))
    }
    let named = try queryWords.flatMap { try store.cards(containing: [$0], [.active]) }.map {
      ($0.id, sharedWordCount($0.title))
    }
    let notes = try store.notes(limit: Session.maxNotesSearched).notes.compactMap { note in
      text(of: note).map { (note.id, sharedWordCount($0)) }
    }
    let entriesOfToday = try logEntries(turn.now.day, turn.now.day).filter {
      number == nil || $0.number(in: language) == number
    }
    let entries = entriesOfToday.map { ($0.id, sharedWordCount(names(of: $0))) }
    // “mood 5 not 3”
    let namesMood = queryWords.contains { language.rules.moodNames.contains(Spelling($0)) }
    let moods = try namesMood ? store.moods(turn.now.day, turn.now.day, limit: 1).map { ($0.id, 1) } : []
    let minSharedWords = number == nil ? queryWords.count : 1
    return (cards + named + notes + entries + moods).filter { $0.1 >= minSharedWords }.sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// All that people call what the entry is of: “pulse” is the heart rate.
  private func names(of entry: LogEntry) -> String {
    let others = [
      language.valueNames { $0.measureNames }, language.valueNames { $0.symptomNames },
      language.valueNames { $0.medicineNames },
    ].flatMap { $0[entry.name] ?? [] }
    return ([entry.name] + others).joined(separator: " ")
  }

  /// Today's entry with that number, if it is the only one.
  private func onlyEntryOfToday(_ number: String?, _ turn: Turn) throws -> [ID] {
    let entries = try logEntries(turn.now.day, turn.now.day).filter { $0.number(in: language) == number }
    return entries.count == 1 ? [entries[0].id] : []
  }

  private static let maxNotesSearched = 50

  /// The note's text; `nil` while the vault is locked or where it is damaged.
  private func text(of note: Note) -> String? {
    guard case .text(let body) = sealedFields.contentWithoutPrompt(note.body, of: note.id, .noteBody) else {
      return nil
    }
    return body
  }

  /// `nil` where the record does not contain the wrong number.
  private func correctRecord(_ id: ID, _ old: String?, _ new: String, _ turn: Turn) throws -> Reply? {
    if let nudge = try store.record(Nudge.self, id), !nudge.deleted {
      return try nudge.correcting(number: old, by: new, turn).map { edited in
        try saveCorrection(nudge, turn) { $0 = edited }
      }
    }
    if let note = try store.record(Note.self, id), !note.deleted {
      guard let body = text(of: note), !body.has(word: new), let old = old ?? body.onlyNumber,
        case let newBody = body.replacing(word: old, with: new),
        newBody != body
      else { return nil }
      return try saveCorrection(note, newBody, turn)
    }
    guard let number = Double(new) else { return nil }
    if var mood = try store.record(MoodLog.self, id), !mood.deleted, old.map({ $0 == "\(mood.score)" }) ?? true,
      let score = Int(exactly: number), MoodLog.scores.contains(score)
    {
      mood.score = score
      try changes.write("changed a mood", "correct") { try $0.put(mood) }
      return Reply("Changed: \(mood.score) of 10.", about: Reference(mood))
    }
    guard let entry = try logEntry(id), !entry.observation.deleted, old == nil || entry.number(in: language) == old
    else {
      return nil
    }
    let edited = try entry.withNumber(number)
    try changes.write("changed \(entry.name)", "correct") { try $0.put(edited.observation) }
    return Reply("Changed: \(summary(of: edited, turn)).", about: Reference(edited))
  }
}

extension LogEntry {
  /// The number that the entry was logged with.
  fileprivate func number(in language: Language) -> String? {
    switch self {
    case .symptom(let entry): entry.severity.map(String.init)
    case .measure(let entry): LogEntry.text(of: entry.value)
    case .dose(let entry):
      entry.dose.map { dose in
        let named = dose.split(separator: " ").first.flatMap { language.rules.numberNames[$0.lowercased()] }
        return named.map(LogEntry.text) ?? String(dose.leadingNumber)
      }
    }
  }

  private static func text(of number: Double) -> String { Int(exactly: number).map(String.init) ?? String(number) }

  fileprivate func withNumber(_ number: Double) throws -> LogEntry {
    switch self {
    case .symptom(var entry):
      entry.severity = try Session.severity(number)
      return .symptom(entry)
    case .measure(var entry):
      entry.value = number
      return .measure(entry)
    case .dose(var entry):
      // Words, as in "two puffs", are replaced as a whole.
      let unit = entry.dose.flatMap { $0.leadingNumber.isEmpty ? nil : $0.dropFirst($0.leadingNumber.count) } ?? ""
      entry.dose = try Session.validDose(LogEntry.text(of: number) + unit)
      return .dose(entry)
    }
  }
}

extension Nudge {
  /// The card with the number replaced in its title and notes, else in its minutes or its time; `nil` where none has
  /// it.
  fileprivate func correcting(number old: String?, by new: String, _ turn: Turn) -> Nudge? {
    guard !title.has(word: new), let old = old ?? title.onlyNumber else { return nil }
    var edited = self
    for word in [old] + turn.context.language.names(of: old) where edited == self {
      edited.title = title.replacing(word: word, with: new)
      edited.notes = notes?.replacing(word: word, with: new)
    }
    if edited != self { return edited }
    if let minutes, "\(minutes)" == old, let newMinutes = Int(new) {
      edited.minutes = newMinutes
    } else if due?.hasTime == true, let oldTime = time(old, turn), oldTime == due, let newTime = time(new, turn) {
      edited.due = newTime
    }
    return edited == self ? nil : edited
  }

  /// The card's due day at the clock time that `words` say.
  private func time(_ words: String, _ turn: Turn) -> When? {
    NewTime(MomentParser.clock(words, in: turn.context.language), now: turn.now)?.replacing(due)
  }
}

extension Language {
  /// The words for a number in figures.
  fileprivate func names(of figures: String) -> [String] {
    guard let number = Double(figures) else { return [] }
    return rules.numberNames.filter { $0.value == number }.map(\.key).sorted()
  }
}

extension String {
  /// Whether the word is in the text. A text that already has the new number needs no correction.
  fileprivate func has(word: String) -> Bool { replacing(word: word, with: "") != self }

  /// The number in the text, if it is the only one.
  fileprivate var onlyNumber: String? {
    let numbers = split { !$0.isNumber && $0 != "." }.filter { $0.contains(where: \.isNumber) }
    return numbers.count == 1 ? String(numbers[0]) : nil
  }
}
