import Replies

extension Screen {
  /// A day's block, `width` columns wide; a quiet dot for 0.
  ///
  /// With enough colours the blocks are full and differ in tint; else they are of one colour and differ in shade.
  func block(_ number: Int, _ shades: ShadeScale, width: Int = 1) -> StyledLine {
    guard let shade = shades.shade(number) else { return StyledLine(glyphs.unknown, .quiet) }
    let (glyph, style) = sign(ofShade: shade)
    return StyledLine(SafeText(String(repeating: glyph.text, count: width)), style)
  }

  func legend(_ shades: ShadeScale) -> [StyledLine] {
    flow(
      shades.legend.map { step in
        let (glyph, style) = sign(ofShade: step.shade)
        return labelled(glyph, clean(PictureWords.from(step.least)), style)
      })
  }

  /// - Parameter shade: 1 … `ShadeScale.count`.
  private func sign(ofShade shade: Int) -> (glyph: SafeText, style: TextStyle) {
    hasTints
      ? (glyphs.shades[glyphs.shades.count - 1], TextStyle.tints[shade - 1]) : (glyphs.shades[shade - 1], .active)
  }

  /// Not in ASCII, where a block is a sign whose form says how full it is.
  private var hasTints: Bool {
    switch display.colours {
    case .none, .sixteen: false
    case .twoFiftySix, .truecolor: !display.isASCII
    }
  }
}
