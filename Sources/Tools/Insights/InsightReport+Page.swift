import Civil
import Insights
import Pages
import Replies
import Session

extension InsightReport {
  /// The report as HTML, to keep or to print.
  ///
  /// - Parameter selected: the variables to report on; `nil` for all.
  func page(about selected: [Variable]?) -> Page {
    let variables = selected ?? book.variables
    let most = InsightReport.mostOnPage
    let findings = findings(about: selected)
    let comparisons = findings.compactMap(comparison)
    // With charts of their own, or in words.
    let sentences =
      findings.isEmpty
      ? associationLines(selected) : findings.filter { comparison($0) == nil }.prefix(most).map(sentence)
    let turnings = turnings(variables).prefix(InsightReport.mostChanges)
    let sections = [
      Page.Section(
        "What goes together", .comparisons(Array(comparisons.prefix(most))), .sentences(sentences.map { $0.text() })),
      timeline(variables).map { Page.Section("Day by day", .timeline($0)) },
      trends(variables).map { table in
        Page.Section(
          "Lately",
          .table(
            Pages.Table([""] + table.columns.dropFirst().map { $0.text() }, table.rows.map { $0.map { $0.text() } })))
      },
      turnings.isEmpty ? nil : Page.Section("Since when", .sentences(turnings.map { $0.text() })),
      findings.isEmpty
        ? nil
        : Page.Section(
          "How to read it",
          .sentences(
            ["Dots are days as they were logged; the sentences leave out weekdays and slow drifts."]
              + InsightReport.caveats.map { $0.text() })),
    ]
    return Page("What your log shows", lead: lead, sections.compactMap(\.self))
  }

  /// Of what is drawn, of what is told in words, and of changes: a page has room for so many, and for the caveats.
  private static let mostOnPage = 3
  private static let mostChanges = 2

  private var lead: String {
    let period: LocalizedText =
      "\(book.first.shortDate(today.noon)) to \(book.day(book.dayCount - 1).shortDate(today.noon))."
    return "\(period.text()) Printed \(today.shortDate(today.noon).text()). These things go together; it can't say why."
  }

  /// `nil` where neither variable is yes or no.
  private func comparison(_ association: Association) -> Comparison? {
    guard association.flaggedDays != nil, let flag = variable(association.one), let other = variable(association.other)
    else { return nil }
    let days = zip(flag.series.values, other.series.values).filter { !$0.isNaN && !$1.isNaN }
    let name = flag.subject.word
    return Comparison(
      other.subject.word, with: Comparison.Group("with \(name)", days.filter { $0.0 == 1 }.map(\.1)),
      without: Comparison.Group("without \(name)", days.filter { $0.0 == 0 }.map(\.1)),
      sentence: sentence(association).text())
  }

  private func variable(_ name: String) -> Variable? { book.variables.first { $0.subject.name == name } }

  /// What is rated up to 10, over the last `chartDays` days.
  private func timeline(_ variables: [Variable]) -> Timeline? {
    let rated = variables.filter { !$0.series.isFlag && $0.subject.range.upperBound == 10 }.sorted { $0.rank < $1.rank }
    guard !rated.isEmpty, book.dayCount > 0 else { return nil }
    let days = book.lastDays(InsightReport.chartDays)
    return Timeline(
      "Ratings", from: book.day(days.lowerBound), to: book.day(days.upperBound - 1),
      rated.prefix(InsightReport.maxItems).map { variable in
        let mean = Average(of: variable.series, days).map { "mean \(LocalizedText.tenths($0.mean).text())" }
        return Timeline.Series(variable.subject.word, book.values(of: variable, days), remark: mean ?? "")
      })
  }
}
