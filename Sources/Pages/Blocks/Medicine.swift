/// A medicine, and how many of its doses were taken, late, skipped, missed or unknown.
package struct Medicine: Sendable {
  package var name: String
  /// Dose and schedule in words; may be empty.
  package var detail: String
  /// How many doses have each status; a missing status counts 0.
  package var doses: [DoseStatus: Int]

  package init(_ name: String, _ detail: String, _ doses: [DoseStatus: Int]) {
    self.name = name
    self.detail = detail
    self.doses = doses
  }

  /// Five distinct facts; none is ever counted as another.
  package enum DoseStatus: String, Sendable, CaseIterable {
    case taken, late, skipped, missed, unknown
  }
}

extension Medicine.DoseStatus {
  var letter: String { self == .unknown ? "?" : rawValue.prefix(1).uppercased() }
  var displayName: String { self == .skipped ? "skipped on purpose" : rawValue }
}

extension Medicine {
  static func markup(_ medicines: [Medicine]) -> Markup {
    """
    <table class="medicines"><thead><tr><th scope="col">Medicine</th>\(DoseStatus.allCases.map(\.heading))</tr></thead>
    <tbody>\(medicines.map(\.row))</tbody></table>
    <p class="key" aria-hidden="true">\(DoseStatus.allCases.map(\.key))</p>

    """
  }

  private var row: Markup {
    """
    <tr><th scope="row"><div><span>\(name)\(detail.isEmpty ? "" : " <small>\(detail)</small>" as Markup)</span>\(bar)</div></th>\
    \(DoseStatus.allCases.map { "<td>\(count($0))</td>" })</tr>

    """
  }

  /// A bar with one segment per status, in proportion to the counts.
  private var bar: Markup {
    let total = DoseStatus.allCases.reduce(0) { $0 + count($1) }
    guard total > 0 else { return "" }
    var before = 0
    let pieces = DoseStatus.allCases.map { status -> Markup in
      defer { before += count(status) }
      return status.barSegment(before, count(status), of: total)
    }
    return """
      <svg width="100%" height="14" role="img"><title>\(name)</title><desc>\(description)</desc>\(pieces)</svg>
      """
  }

  private var description: String {
    DoseStatus.allCases.map { "\(count($0)) \($0.displayName)" }.joined(separator: ", ") + "."
  }

  private func count(_ status: DoseStatus) -> Int { min(Medicine.most, max(0, doses[status] ?? 0)) }

  /// A display limit: higher counts are shown as this number.
  private static let most = 99_999
}

extension Medicine.DoseStatus {
  fileprivate func barSegment(_ before: Int, _ count: Int, of total: Int) -> Markup {
    guard count > 0 else { return "" }
    return """
      <svg class="\(rawValue)" x="\(Percentage(before, of: total))" width="\(Percentage(count, of: total))" height="14">\
      \(Hatching.markup(self))<line class="edge" x1="100%" x2="100%" y2="14"/>\
      \(count * Medicine.DoseStatus.labelsPerBar < total ? "" : label)</svg>
      """
  }

  /// A letter needs at least 1/16 of the bar.
  private static let labelsPerBar = 16

  private var label: Markup {
    let plate: Markup = "<rect class=\"plate\" x=\"-7\" y=\"2\" width=\"14\" height=\"10\" rx=\"3\"/>"
    return """
      <svg x="50%">\(self == .taken ? "" : plate)<text y="10.5">\(letter)</text></svg>
      """
  }

  fileprivate var heading: Markup {
    "<th scope=\"col\"><span aria-hidden=\"true\">\(letter)</span><span class=\"heard\">\(displayName)</span></th>"
  }

  fileprivate var key: Markup {
    """
    <span><svg class="\(rawValue)" width="22" height="14">\(Hatching.markup(self))</svg><b>\(letter)</b>\(displayName)</span>

    """
  }
}
