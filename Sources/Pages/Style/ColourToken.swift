/// The page's colours, as design tokens.
enum ColourToken: String, CaseIterable {
  case paper, text, quiet, accent, late, skipped, missed, unknown, hairline

  /// What the colour is used for, which sets the contrast it needs against the paper.
  enum Use { case paper, reading, mark, ruling }

  /// `0xRRGGBB` on a light screen, on a dark screen and in print.
  struct Values {
    let use: Use
    let light, dark, print: UInt32

    init(_ use: Use, _ light: UInt32, _ dark: UInt32, _ print: UInt32) {
      self.use = use
      self.light = light
      self.dark = dark
      self.print = print
    }
  }

  var values: Values {
    switch self {
    case .paper: Values(.paper, 0xFFFFFF, 0x0B1220, 0xFFFFFF)
    case .text: Values(.reading, 0x0F172A, 0xE6EBF3, 0x000000)
    case .quiet: Values(.reading, 0x526077, 0x9AA8BD, 0x404040)
    case .accent: Values(.reading, 0x1D56C9, 0x7DB2FB, 0x174AAF)
    case .late: Values(.mark, 0x4D82E8, 0x4F84D6, 0x3F76E0)
    case .skipped: Values(.mark, 0x64748B, 0x8494AB, 0x555555)
    case .missed: Values(.mark, 0x0F172A, 0xE6EBF3, 0x000000)
    case .unknown: Values(.mark, 0x7A889D, 0x74839B, 0x707070)
    case .hairline: Values(.ruling, 0xDDE3EB, 0x263349, 0xCFCFCF)
    }
  }
}

extension ColourToken {
  /// The tokens as CSS: light or dark as the reader's system is, and always black on white in print.
  static var css: Markup {
    """
    :root{color-scheme:light dark;\(declarations(\.light))}
    @media (prefers-color-scheme:dark){:root{\(declarations(\.dark))}}
    @media print{:root{color-scheme:light;\(declarations(\.print))}}
    """
  }

  private static func declarations(_ medium: KeyPath<Values, UInt32>) -> [Markup] {
    allCases.map { "--\($0.rawValue):#\(hex($0.values[keyPath: medium]));" }
  }

  static func hex(_ rgb: UInt32) -> String {
    let digits = String(rgb, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
