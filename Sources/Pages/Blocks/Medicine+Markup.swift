extension Medicine {
  static func markup(_ medicines: [Medicine]) -> Markup {
    """
    <table class="medicines"><thead><tr><th scope="col">Medicine</th>\(Fate.allCases.map(\.heading))</tr></thead>
    <tbody>\(medicines.map(\.row))</tbody></table>
    <p class="key" aria-hidden="true">\(Fate.allCases.map(\.key))</p>

    """
  }

  private var row: Markup {
    """
    <tr><th scope="row"><div><span>\(name)\(detail.isEmpty ? "" : " <small>\(detail)</small>" as Markup)</span>\(bar)</div></th>\
    \(Fate.allCases.map { "<td>\(count($0))</td>" })</tr>

    """
  }

  /// Five pieces whose lengths are their shares.
  private var bar: Markup {
    let total = Fate.allCases.reduce(0) { $0 + count($1) }
    guard total > 0 else { return "" }
    var before = 0
    let pieces = Fate.allCases.map { fate -> Markup in
      defer { before += count(fate) }
      return fate.piece(before, count(fate), of: total)
    }
    return """
      <svg width="100%" height="14" role="img"><title>\(name)</title><desc>\(described)</desc>\(pieces)</svg>
      """
  }

  private var described: String {
    Fate.allCases.map { "\(count($0)) \($0.words)" }.joined(separator: ", ") + "."
  }

  private func count(_ fate: Fate) -> Int { min(Medicine.most, max(0, doses[fate] ?? 0)) }

  /// Doses that can be counted.
  private static let most = 99_999
}

extension Medicine.Fate {
  fileprivate func piece(_ before: Int, _ count: Int, of total: Int) -> Markup {
    guard count > 0 else { return "" }
    return """
      <svg class="\(rawValue)" x="\(Share(before, of: total))" width="\(Share(count, of: total))" height="14">\
      \(Hatching.drawn(self))<line class="edge" x1="100%" x2="100%" y2="14"/>\
      \(count * Medicine.Fate.narrowest < total ? "" : label)</svg>
      """
  }

  /// A letter takes at least this part of a bar.
  private static let narrowest = 16

  private var label: Markup {
    let plate: Markup = "<rect class=\"plate\" x=\"-7\" y=\"2\" width=\"14\" height=\"10\" rx=\"3\"/>"
    return """
      <svg x="50%">\(self == .taken ? "" : plate)<text y="10.5">\(letter)</text></svg>
      """
  }

  fileprivate var heading: Markup {
    "<th scope=\"col\"><span aria-hidden=\"true\">\(letter)</span><span class=\"heard\">\(words)</span></th>"
  }

  fileprivate var key: Markup {
    """
    <span><svg class="\(rawValue)" width="22" height="14">\(Hatching.drawn(self))</svg><b>\(letter)</b>\(words)</span>

    """
  }
}
