extension Page {
  /// The whole document. It has no scripts, loads nothing and sends nothing.
  package var html: String {
    let fitter = PageFitter(self)
    let page = fitter.page
    let document: Markup = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>\(page.title)</title>
      <style>
      \(ColourToken.css)
      \(Style.css)
      \(Style.print)
      </style>
      </head>
      <body>
      <main class="\(page.spacing.rawValue)" style="--zoom:\(HeightEstimate.zoom(page, hasLoss: fitter.lossNotice != nil))%">
      <header><h1 dir="auto">\(page.title)</h1>\(page.lead.isEmpty ? "" : "<p dir=\"auto\">\(page.lead)</p>" as Markup)</header>
      \(page.rows.map(Page.markup))\(fitter.lossNotice.map { "<p class=\"loss\">\($0)</p>\n" } ?? "" as Markup)</main>
      </body>
      </html>

      """
    return document.text
  }
}

extension Page {
  private static func markup(_ row: [Section]) -> Markup {
    let sections = row.map(\.markup)
    return row.count > 1 ? "<div class=\"pair\">\n\(sections)</div>\n" : "\(sections)"
  }
}

extension Page.Section {
  fileprivate var markup: Markup { "<section><h2>\(title)</h2>\n\(blocks.map(\.markup))</section>\n" }
}

extension Page.Block {
  fileprivate var markup: Markup {
    switch self {
    case .facts(let facts): "<dl>\(facts.map(\.markup))</dl>\n"
    case .table(let table): table.markup
    case .sentences(let sentences): "<ul>\(sentences.map { "<li dir=\"auto\">\($0)</li>" })</ul>\n"
    case .notes(let notes): "<div class=\"notes\">\(notes.map(\.markup))</div>\n"
    case .timeline(let course): course.markup
    case .medicines(let medicines): Medicine.markup(medicines)
    case .comparisons(let comparisons): "\(comparisons.map(\.markup))"
    }
  }
}
