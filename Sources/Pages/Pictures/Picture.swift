import Language
import Replies

/// A chart as an SVG file of its own, to keep or print: light or dark as the reader's system is. It runs nothing and
/// loads nothing. What it shows is in words too, for a screen reader.
package struct Picture: Sendable {
  let title: String
  /// Sentences below the title.
  let lead: [String]
  let language: Language?
  /// What the signs mean.
  let legend: [String]
  let drawing: Markup
  /// In pixels, below the lead.
  let drawingHeight: Int

  init(
    _ title: LocalizedText, lead: [LocalizedText], legend: [LocalizedText], in language: Language?, height: Int,
    _ drawing: Markup
  ) {
    self.title = TextLimit.title.cut(title.text(language))
    self.lead = lead.prefix(Picture.mostLines).map { TextLimit.lead.cut($0.text(language)) }
    self.legend = legend.map { $0.text(language) }
    self.language = language
    self.drawing = drawing
    drawingHeight = height
  }

  private static let mostLines = 5
}

extension Picture {
  /// In pixels.
  static let width = 820
  static let margin = 28
  static let plotWidth = width - 2 * margin

  private static let titleBaseline = 46
  private static let firstLine = 72
  private static let lineHeight = 19

  private var height: Int { top + drawingHeight + Picture.margin }

  /// Where the drawing begins.
  private var top: Int { Picture.firstLine + lead.count * Picture.lineHeight + 6 }

  package var svg: String {
    let lines = lead.enumerated().map { index, line -> Markup in
      """
      <text class="quiet" x="\(Picture.margin)" y="\(Picture.firstLine + index * Picture.lineHeight)">\(line)</text>

      """
    }
    let document: Markup = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Picture.width)" height="\(height)" \
      viewBox="0 0 \(Picture.width) \(height)" role="img" aria-labelledby="title desc" \
      xml:lang="\(language?.tag ?? "en")">
      <title id="title">\(title)</title>
      <desc id="desc">\((lead + legend).joined(separator: " "))</desc>
      <style>
      \(PictureStyle.css)
      </style>
      <rect class="paper" width="100%" height="100%"/>
      <text class="title" x="\(Picture.margin)" y="\(Picture.titleBaseline)">\(title)</text>
      \(lines)<g transform="translate(\(Picture.margin) \(top))">
      \(drawing)</g>
      </svg>

      """
    return document.text
  }
}
