import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var logMeasure: Tool {
    Tool(
      "log_measure", verb: "measure", "Logs a measure: sleep, weight, pulse.", topic: .symptoms,
      writes: true, onlyAdds: true,
      does: Work(
        .name("measure", "what was measured", language.valueNames { $0.measureNames }, parts: MeasureParts.all),
        .decimal("value", "the number", Session.anyNumber),
        .optional(.name("unit", "its unit", language.valueNames { $0.measureUnits })),
        .optional(.past("at", "when it was measured"))
      ) { turn, name, value, unit, at in
        guard unit != "hours" || value <= 24 else {
          throw UserError("A day has 24 hours.", hint: "Try again with fewer.", code: .usage)
        }
        guard value >= 0 else {
          throw UserError(
            "A measure can't be below zero.", hint: "Try again without the minus.", code: .usage)
        }
        guard MeasureRange.byName[name]?.contains(value) != false else {
          throw UserError(
            "A \(name) of \(Int(exactly: value).map(String.init) ?? String(value)) can't be right.",
            hint: "Try again with the number you meant.",
            code: .usage)
        }
        let time = try pastTime(at, turn)
        if var entry = try correctedEntry(Measure.self, named: name, inRespects: time == nil ? 1 : 2, turn) {
          (entry.value, entry.at) = (value, time ?? entry.at)
          entry.unit = unit ?? entry.unit
          return try amend(.measure(entry), turn)
        }
        var measure = Measure(
          id: ids.random(), name: name, value: value, unit: unit ?? language.rules.usualUnits[name],
          at: time ?? ApproximateTime(When(turn.now)),
          createdAt: turn.now)
        measure.zone = turn.context.zone
        try changes.write("kept \(name)", "log_measure") { try $0.put(measure) }
        if turn.isFocused { return Reply("Saved.", about: Reference(.measure(measure))) }
        guard let reading = try reading(with: measure, turn) else {
          return Reply("Logged: \(summary(of: .measure(measure), turn)).", about: Reference(.measure(measure)))
        }
        return Reply(reading, about: Reference(.measure(measure)))
      })
  }

  /// What is said of a number of a reading whose name and numbers stand in one line: nothing of the first, and of the
  /// second both. `nil` for all other measures.
  private func reading(with measure: Measure, _ turn: Turn) throws -> LocalizedText?? {
    guard turn.hasOtherCalls, let whole = LogRow.whole(of: measure.name), let parts = MeasureParts.all[whole],
      !parts.contains(where: turn.line.lowercased().contains)
    else { return nil }
    if measure.name == parts[0] { return turn.hasFurtherCalls ? .some(nil) : nil }
    guard let first = try store.lastLogged(Measure.self, named: parts[0]), LogRow.isOneReading(first, measure) else {
      return nil
    }
    var row = LogRow(.measure(first))
    row.second = measure
    let when = measure.at.when == When(turn.now) ? [] : [measure.at.description(relativeTo: turn.now)]
    return "Logged: \(([row.title] + when).joined(", "))."
  }
}
