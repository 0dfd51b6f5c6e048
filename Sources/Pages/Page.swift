/// What stands on one sheet of paper, made to be handed over: one self-contained HTML text, on a screen or on one A4.
///
/// It holds six lines of charts, eight medicines, three notes and eight sentences; `PageElement` and `TextLimit` have the
/// exact limits. More than that is left out, and the page's last line says so. What it holds is made as small as one A4 needs.
///
///     let headache = Course.Series("Headache", [4, nil, 6, 5], remark: "mean 5.0")
///     let relief = Course.Lane("Ibuprofen 400 mg", .dose, on: [first, first.adding(days: 2)], remark: "2 doses")
///     let page = Page(
///       "Four weeks of headaches", lead: "Jo Park · 24 Oct to 20 Nov 2026 · printed 20 Nov 2026",
///       [
///         Page.Section("What changed", .sentences(["Headache was lower in the last two weeks: 3.1 after 5.2."])),
///         Page.Section("Day by day", .course(Course("Severity", from: first, to: last, [headache], [relief]))),
///         Page.Section("Doses", .medicines([Medicine("Sertraline", "50 mg, mornings", [.taken: 25, .unknown: 3])])),
///         Page.Section("In their own words", .notes([Note("Bright light is worst.", from: "12 Nov")])),
///       ])
///     let html = page.html
package struct Page: Sendable {
  package var title: String
  /// Whom it is about, the period, and the date of printing. May be empty.
  package var lead: String
  package var sections: [Section]

  package init(_ title: String, lead: String = "", _ sections: [Section]) {
    self.title = title
    self.lead = lead
    self.sections = sections
  }

  package struct Section: Sendable {
    package var title: String
    package var blocks: [Block]

    package init(_ title: String, _ blocks: Block...) {
      self.title = title
      self.blocks = blocks
    }
  }

  package enum Block: Sendable {
    case facts([Fact])
    case table(Table)
    case sentences([String])
    case notes([Note])
    case timeline(Timeline)
    case medicines([Medicine])
    case comparisons([Comparison])
  }
}
