import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var logSymptom: Tool {
    Tool(
      "log_symptom", verb: "symptom", "Keeps how something feels, or the day as a whole.", topic: .symptoms,
      writes: true, toolset: .essential,
      does: Work(
        .name("symptom", "what is felt, or overall", language.names { $0.symptomNames }),
        .optional(.number("severity", "how bad, 0 is not at all and 10 is worst", SymptomEntry.severities)),
        .inner(.optional(.decimal("number", "a number that is no severity", Session.anyNumber))),
        .optional(.past("at", "when it was felt")),
        .optional(.list("triggers", "what may have brought it on")),
        .naming(.optional(.text("medication", "what was taken for it"))),
        .sealed(.optional(.text("note", "what else there is to say"))),
        .flag("ended", "whether it is over"),
        .inner(.optional(.minutes("lasting", "how long it went on")))
      ) { turn, symptom, severity, number, at, triggers, medication, note, isEnded, lasting in
        let severity = try severity ?? number.map(Session.severity)
        let said = try past(at, turn)
        let at = said ?? lasting.map { RoughTime(When(turn.now.adding(minutes: -$0)), uncertainty: nil) }
        let triggers = Set((triggers ?? []).map { $0.lowercased() }.filter { !$0.isEmpty })
        if isEnded, lasting == nil, let entry = try ongoing(symptom, at, turn) {
          return try ended(entry, severity, at, triggers, note, turn)
        }
        var entry = SymptomEntry(
          id: ids.random(), symptom: symptom, severity: severity ?? (isEnded && lasting == nil ? 0 : nil),
          at: at ?? RoughTime(When(turn.now)), createdAt: turn.now)
        entry.zone = turn.reading.zone
        entry.triggers = triggers
        entry.note = try note.map { try seal($0, of: entry.id, .symptomNote) }
        if isEnded { entry.endedAt = min(turn.now, entry.at.when.start.adding(minutes: lasting ?? 0)) }
        let dose = try medication.map { try newDose(Medicine($0, in: language), nil, taken(at, turn), .taken, turn) }
        try change("kept \(symptom)", "log_symptom") {
          try $0.put(entry)
          if let dose { try $0.put(dose) }
        }
        return receipt(entry, beside: dose.map { [$0] } ?? [], turn)
      })
  }

  /// When something was taken for what was felt from some time on: then, or at any time since.
  private func taken(_ felt: RoughTime?, _ turn: Turn) -> RoughTime? {
    guard let felt, felt.when.hasTime, felt.when.day == turn.now.day else { return felt }
    let minutes = felt.when.start.seconds(to: turn.now) / 60
    guard minutes > 1 else { return nil }
    return RoughTime(When(felt.when.start.adding(minutes: minutes / 2)), uncertainty: (minutes + 1) / 2)
  }

  /// How many days after it was felt a symptom can be said to be over.
  private static let stillFelt = 7

  /// The latest entry of that symptom, where it may go on still.
  private func ongoing(_ symptom: String, _ at: RoughTime?, _ turn: Turn) throws -> SymptomEntry? {
    guard let entry = try store.last(SymptomEntry.self, named: symptom), entry.endedAt == nil, entry.severity != 0,
      entry.at.when.day.days(to: (at?.when ?? When(turn.now)).day) <= Session.stillFelt
    else { return nil }
    return entry
  }

  private func ended(
    _ entry: SymptomEntry, _ severity: Int?, _ at: RoughTime?, _ triggers: Set<String>, _ note: String?, _ turn: Turn
  ) throws -> Reply {
    let end = at?.when.start ?? turn.now
    guard end >= entry.at.when.start else {
      throw UserError(
        "That is before it began: \(on: entry.at.when, turn.now).", hint: "Say when it ended, or “delete it”.",
        code: .usage)
    }
    var over = entry
    over.endedAt = end
    over.severity = severity ?? over.severity
    over.triggers.formUnion(triggers)
    over.note = try noted(entry, adding: note)
    try change("kept that \(entry.symptom) is over", "log_symptom") { try $0.put(over) }
    return receipt(over, beside: [], turn)
  }

  private func receipt(_ entry: SymptomEntry, beside doses: [MedicationEntry], _ turn: Turn) -> Reply {
    // In focus nothing is to be looked at.
    if turn.isFocused { return Reply("Kept.", about: Reference(.symptom(entry))) }
    let kept = ([.symptom(entry)] + doses.map(LogEntry.dose)).map { told($0, turn) }
    var reply = Reply("Kept: \(kept.joined("; ")).", about: Reference(.symptom(entry)))
    if entry.severity == nil, options.isAttended, !turn.hasMore { reply.lead = .question(howBad(entry)) }
    return reply
  }

  /// Nobody has to answer: a line that is no number is read as any other.
  private func howBad(_ entry: SymptomEntry) -> Question {
    let call = Call("edit_entry", ["which": .id("\(entry.id)")])
    return Question(
      "How bad, from 0 to 10?", open: .init(call, "severity", yields: true), isInPassing: true)
  }

  /// What is read as a number, so that one beyond what is possible is told so.
  static let anyNumber = -1e15...1e15

  /// - Returns: the number as a severity, where it is one.
  package static func severity(_ number: Double) throws -> Int {
    guard let severity = Int(exactly: number), SymptomEntry.severities.contains(severity) else {
      throw UserError(
        "How bad goes from 0, not at all, to 10, the worst.", hint: "Say it again with such a number.", code: .usage)
    }
    return severity
  }
}
