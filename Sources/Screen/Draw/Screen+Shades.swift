extension Screen {
  /// A day's block, that many columns wide; a quiet dot for nothing.
  func block(_ number: Int, _ shades: Shades, width: Int = 1) -> Line {
    guard let shade = shades.shade(number) else { return Line(glyphs.unknown, .quiet) }
    return Line(Clean(String(repeating: glyphs.shades[shade - 1].text, count: width)), .active)
  }

  func legend(_ shades: Shades) -> [Line] {
    flow(shades.legend.map { marked(glyphs.shades[$0.shade - 1], clean(Wording.shade($0.least))) })
  }
}
