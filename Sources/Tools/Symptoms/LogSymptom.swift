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
      "log_symptom", verb: "symptom", "Logs how bad a symptom is, or the day as a whole.", topic: .symptoms,
      writes: true, toolset: .essential,
      does: Work(
        .name("symptom", "what is felt, or overall", language.valueNames { $0.symptomNames }, includesComplaints: true),
        .optional(.number("severity", "0 is none, 10 is worst", SymptomEntry.severities)),
        .internalOnly(.optional(.decimal("number", "a number that is no severity", Session.anyNumber))),
        .optional(.past("at", "when it was felt")),
        .optional(.list("triggers", "what may have brought it on")),
        .asName(.optional(.text("medication", "what was taken for it"))),
        .sealed(.optional(.text("note", "what else there is to say"))),
        .flag("ended", "whether it is over"),
        .internalOnly(.optional(.minutes("lasting", "how long it went on")))
      ) { turn, symptom, severity, number, at, triggers, medication, note, isEnded, lasting in
        let severity = try severity ?? number.map(Session.severity)
        let statedTime = try pastTime(at, turn)
        let at = statedTime ?? lasting.map { ApproximateTime(When(turn.now.adding(minutes: -$0)), uncertainty: nil) }
        let triggers = Set((triggers ?? []).map { $0.lowercased() }.filter { !$0.isEmpty })
        if isEnded, lasting == nil, let entry = try ongoingEntry(symptom, at, turn) {
          return try endSymptom(entry, severity, at, triggers, note, turn)
        }
        let respects = [severity != nil, statedTime != nil, !triggers.isEmpty, note != nil].count(where: \.self)
        if !isEnded, lasting == nil, medication == nil,
          var entry = try correctedEntry(SymptomEntry.self, named: symptom, inRespects: respects, turn)
        {
          (entry.severity, entry.at) = (severity ?? entry.severity, statedTime ?? entry.at)
          entry.triggers.formUnion(triggers)
          entry.note = try sealedNote(of: entry, adding: note)
          return try amend(.symptom(entry), turn)
        }
        if let severity, statedTime == nil, !isEnded, lasting == nil, medication == nil, triggers.isEmpty, note == nil,
          let entry = try unratedEntry(symptom, turn)
        {
          return try rate(entry, severity, turn)
        }
        var entry = SymptomEntry(
          id: ids.random(), symptom: symptom, severity: severity ?? (isEnded && lasting == nil ? 0 : nil),
          at: at ?? ApproximateTime(When(turn.now)), createdAt: turn.now)
        entry.zone = turn.context.zone
        entry.triggers = triggers
        entry.note = try note.map { try sealedFields.seal($0, of: entry.id, .symptomNote) }
        if isEnded { entry.endedAt = min(turn.now, entry.at.when.start.adding(minutes: lasting ?? 0)) }
        let dose = try medication.map {
          try newDose(Medicine($0, in: language), nil, doseTime(forSymptomAt: at, turn), .taken, turn)
        }
        try changes.write("kept \(symptom)", "log_symptom") {
          try $0.put(entry)
          if let dose { try $0.put(dose) }
        }
        return receipt(entry, beside: dose.map { [$0] } ?? [], turn)
      })
  }

  /// When a medicine was taken for a symptom. Where the symptom began earlier today, that is any time since: the middle
  /// of the span, give or take half of it. `nil` where it began within the last minute.
  private func doseTime(forSymptomAt symptomTime: ApproximateTime?, _ turn: Turn) -> ApproximateTime? {
    guard let symptomTime, symptomTime.when.hasTime, symptomTime.when.day == turn.now.day else { return symptomTime }
    let minutes = symptomTime.when.start.seconds(to: turn.now) / 60
    guard minutes > 1 else { return nil }
    return ApproximateTime(When(symptomTime.when.start.adding(minutes: minutes / 2)), uncertainty: (minutes + 1) / 2)
  }

  /// How many days after a symptom was logged it can still be said to be over.
  private static let maxOngoingDays = 7

  /// The latest entry of the symptom, where it may still go on.
  private func ongoingEntry(_ symptom: String, _ at: ApproximateTime?, _ turn: Turn) throws -> SymptomEntry? {
    guard let entry = try store.last(SymptomEntry.self, named: symptom), entry.endedAt == nil, entry.severity != 0,
      entry.at.when.day.days(to: (at?.when ?? When(turn.now)).day) <= Session.maxOngoingDays
    else { return nil }
    return entry
  }

  /// The latest entry of the symptom, where it was made within the last hours and still lacks how bad it is.
  private func unratedEntry(_ symptom: String, _ turn: Turn) throws -> SymptomEntry? {
    guard let entry = try store.last(SymptomEntry.self, named: symptom), entry.endedAt == nil, entry.severity == nil,
      0...Session.maxUnratedSeconds ~= entry.createdAt.seconds(to: turn.now)
    else { return nil }
    return entry
  }

  /// So long after a symptom was logged, a number with its name says how bad it is: "migraine", "migraine was 5".
  private static let maxUnratedSeconds = 6 * 3600

  private func rate(_ entry: SymptomEntry, _ severity: Int, _ turn: Turn) throws -> Reply {
    var rated = entry
    rated.severity = severity
    try changes.write("kept \(entry.symptom)", "log_symptom") { try $0.put(rated) }
    return receipt(rated, beside: [], turn)
  }

  private func endSymptom(
    _ entry: SymptomEntry, _ severity: Int?, _ at: ApproximateTime?, _ triggers: Set<String>, _ note: String?,
    _ turn: Turn
  ) throws -> Reply {
    let end = at?.when.start ?? turn.now
    guard end >= entry.at.when.start else {
      throw UserError(
        "That is before it began: \(on: entry.at.when, turn.now).", hint: "Say when it ended, or “delete it”.",
        code: .usage)
    }
    var ended = entry
    ended.endedAt = end
    ended.severity = severity ?? ended.severity
    ended.triggers.formUnion(triggers)
    ended.note = try sealedNote(of: entry, adding: note)
    try changes.write("kept that \(entry.symptom) is over", "log_symptom") { try $0.put(ended) }
    return receipt(ended, beside: [], turn)
  }

  private func receipt(_ entry: SymptomEntry, beside doses: [MedicationEntry], _ turn: Turn) -> Reply {
    // While the person focuses, replies have nothing to read or answer.
    if turn.isFocused { return Reply("Saved.", about: Reference(.symptom(entry))) }
    let summaries = ([.symptom(entry)] + doses.map(LogEntry.dose)).map { summary(of: $0, turn) }
    var reply = Reply("Logged: \(summaries.joined("; ")).", about: Reference(.symptom(entry)))
    if entry.severity == nil, options.isAttended, !turn.hasFurtherCalls {
      reply.followUp = .question(severityQuestion(entry))
    }
    return reply
  }

  /// Asked in passing: a next line that is no number is read like any other line.
  private func severityQuestion(_ entry: SymptomEntry) -> Question {
    let call = Call("edit_entry", ["which": .id("\(entry.id)")])
    return Question(
      "How bad, from 0 to 10?", freeAnswer: .init(call, "severity", allowsOtherInput: true), isInPassing: true)
  }

  /// Accepts any number, so that one out of range gets an error that says so.
  static let anyNumber = -1e15...1e15

  /// The number as a severity. Throws where it is not a whole number from 0 to 10.
  package static func severity(_ number: Double) throws -> Int {
    guard let severity = Int(exactly: number), SymptomEntry.severities.contains(severity) else {
      throw UserError(
        "How bad goes from 0 (not at all) to 10 (the worst).", hint: "Try again with a number from 0 to 10.",
        code: .usage)
    }
    return severity
  }
}
