package import Civil
internal import GRDB
package import Records

/// The entries of one symptom, measure or medication on one day, aggregated.
package struct LoggedDay: Equatable, Sendable {
  package let day: Day
  /// The name of the symptom, measure or medication.
  package let name: String
  /// The unit of a measure, as the person gave it.
  package var unit: String?
  /// The maximum severity, the sum of a measure, or the number of doses; `nil` where no value was given.
  package let value: Double?
  package let count: Int
}

/// Aggregated inside SQLite from the indexes alone.
extension Store {
  /// The maximum severity of each symptom on each day.
  package func symptomDays(_ first: Day?, _ last: Day) throws -> [LoggedDay] {
    try loggedDays(
      of: SymptomEntry.kind.shape,
      """
      SELECT substr(at, 1, 10), symptom, max(severity), count(*) FROM symptom_entry INDEXED BY symptom_entry_at
      """, first, last)
  }

  /// The sum of each measure in each unit on each day; divide by the count for the average.
  package func measureDays(_ first: Day?, _ last: Day) throws -> [LoggedDay] {
    try loggedDays(
      of: Measure.kind.shape,
      "SELECT substr(at, 1, 10), name, sum(value), count(*), unit FROM measure INDEXED BY measure_at", first, last,
      by: "1, 2, 5")
  }

  /// How often each medication was taken on each day outside a plan.
  package func asNeededDays(_ first: Day?, _ last: Day) throws -> [LoggedDay] {
    try loggedDays(
      of: MedicationEntry.kind.shape,
      """
      SELECT substr(at, 1, 10), medication, sum(plan IS NULL AND state IN ('taken', 'late')), count(*)
      FROM medication_entry INDEXED BY medication_entry_at
      """, first, last
    )
    .filter { ($0.value ?? 0) > 0 }
  }

  /// The triggers that were noted for symptoms.
  package func triggers(_ first: Day?, _ last: Day) throws -> [(day: Day, symptom: String, triggers: Set<String>)] {
    try read(of: SymptomEntry.kind.shape) { db in
      let statement = try db.cachedStatement(
        sql: """
          SELECT substr(at, 1, 10), symptom, triggers FROM symptom_entry
          WHERE deleted = 0 AND at >= ? AND at < ? AND triggers <> ''
          """)
      let rows = try Row.fetchAll(statement, arguments: StatementArguments(Store.bounds(first, last)))
      return rows.compactMap { row in
        guard let day = Day(cell: row.cell(0)), let symptom = String(cell: row.cell(1)) else { return nil }
        return (day, symptom, SetCoding.decode(row.cell(2)) ?? [])
      }
    }
  }

  /// The number of cards done on each day.
  package func doneDays(_ first: Day?, _ last: Day) throws -> [Tally.DayCount] {
    try read(of: Nudge.kind.shape) {
      try DatedRows.doneNudges.counts((first ?? Day(ordinal: 0))..<last.adding(days: 1), $0)
    }
  }

  private func loggedDays(
    of kind: Shape, _ select: String, _ first: Day?, _ last: Day, by groups: String = "1, 2"
  ) throws -> [LoggedDay] {
    try read(of: kind) { db in
      let statement = try db.cachedStatement(
        sql: "\(select) WHERE deleted = 0 AND at >= ? AND at < ? GROUP BY \(groups) ORDER BY 1")
      let rows = try Row.fetchAll(statement, arguments: StatementArguments(Store.bounds(first, last)))
      return rows.compactMap { row in
        // Rows with a damaged day, name or count are skipped.
        guard let day = Day(cell: row.cell(0)), let name = String(cell: row.cell(1)), let count = Int(cell: row.cell(3))
        else { return nil }
        let unit = row.count > 4 ? String(cell: row.cell(4)) : nil
        return LoggedDay(day: day, name: name, unit: unit, value: Double(cell: row.cell(2)), count: count)
      }
    }
  }
}

extension Store {
  /// The unit last used for each measure.
  package func measureUnits() throws -> [String: String] {
    try read(of: Measure.kind.shape) { db in
      let rows = try Row.fetchAll(
        db.cachedStatement(
          sql: """
            SELECT name, unit, max(createdAt || id) FROM measure WHERE deleted = 0 AND unit IS NOT NULL GROUP BY name
            """))
      return rows.reduce(into: [:]) { units, row in
        if let name = String(cell: row.cell(0)) { units[name] = String(cell: row.cell(1)) }
      }
    }
  }
}
