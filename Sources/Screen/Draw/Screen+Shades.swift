extension Screen {
  /// A day's block, `width` columns wide; a quiet dot for 0.
  func block(_ number: Int, _ shades: ShadeScale, width: Int = 1) -> StyledLine {
    guard let shade = shades.shade(number) else { return StyledLine(glyphs.unknown, .quiet) }
    return StyledLine(SafeText(String(repeating: glyphs.shades[shade - 1].text, count: width)), .active)
  }

  func legend(_ shades: ShadeScale) -> [StyledLine] {
    flow(shades.legend.map { labelled(glyphs.shades[$0.shade - 1], clean(Wording.shadeLegend($0.least))) })
  }
}
