/// The patterns that tell a dose's fates apart where colours cannot.
enum Hatching {
  static let defined: Markup = """
    <svg class="defs" width="0" height="0" aria-hidden="true"><defs>
    <pattern id="late" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
    <rect class="paper" width="5" height="5"/><rect class="late" width="3" height="5"/></pattern>
    <pattern id="skipped" width="5" height="5" patternUnits="userSpaceOnUse">\
    <rect class="paper" width="5" height="5"/><circle class="skipped" cx="2.5" cy="2.5" r="1.4"/></pattern>
    <pattern id="missed" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
    <rect class="paper" width="4" height="4"/><path class="missed" d="M0 0h4v1H1v3H0z"/></pattern>
    </defs></svg>
    """

  static func fill(_ fate: Medicine.Fate) -> Markup {
    switch fate {
    case .taken: "var(--accent)"
    case .late, .skipped, .missed: "url(#\(fate.rawValue))"
    case .unknown: "none"
    }
  }
}
