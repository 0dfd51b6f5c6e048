/// The stylesheet of a picture. Unlike a page's it names no variables, which many programs that show SVG do not know.
enum PictureStyle {
  static var css: Markup {
    """
    text{font:12.5px \(Style.sans);font-variant-numeric:tabular-nums lining-nums}
    .title{font:26px \(Style.serif)}
    .label{font-size:10.5px}.end{text-anchor:end}
    .rule,.mean,.day{fill:none}
    .mean{stroke-width:2px;stroke-linecap:round;stroke-linejoin:round}
    .day{stroke-width:4.4px;stroke-linecap:round}
    \(colours(\.light, \.light))
    @media (prefers-color-scheme:dark){\(colours(\.dark, \.dark))}
    @media print{\(colours(\.print, \.light))}
    """
  }

  private static func colours(
    _ medium: KeyPath<ColourToken.Values, UInt32>, _ tintMedium: KeyPath<Tint, UInt32>
  ) -> Markup {
    let colour = { (token: ColourToken) in ColourToken.hex(token.values[keyPath: medium]) }
    let tints = Tint.all.enumerated().map { index, tint -> Markup in
      ".tint\(index + 1){fill:#\(ColourToken.hex(tint[keyPath: tintMedium]))}"
    }
    return """
      .paper{fill:#\(colour(.paper))}.title{fill:#\(colour(.text))}.quiet{fill:#\(colour(.quiet))}\
      .rule{stroke:#\(colour(.hairline))}.none{fill:#\(colour(.hairline))}\
      .mean{stroke:#\(colour(.accent))}.day{stroke:#\(colour(.late))}\(tints)
      """
  }
}

/// A tint of the accent colour, `0xRRGGBB`. The palest one is seen on its paper, and each is seen beside the next.
struct Tint: Sendable {
  let light, dark: UInt32

  /// From few to many; one for each shade of a `ShadeScale`.
  static let all = [
    Tint(light: 0x6192E7, dark: 0x1D60BF), Tint(light: 0x3071E0, dark: 0x357DE1),
    Tint(light: 0x1B54B7, dark: 0x6A9FE9), Tint(light: 0x133B81, dark: 0xA3C4F1),
  ]
}
