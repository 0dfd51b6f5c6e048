/// What the page is drawn in: the token table.
enum Ink: String, CaseIterable {
  case paper, text, quiet, accent, late, skipped, missed, unknown, hairline

  /// What it has to be told from the paper for.
  enum Use { case paper, reading, mark, ruling }

  /// `0xRRGGBB` in each medium.
  struct Row {
    let use: Use
    let light, dark, print: UInt32

    init(_ use: Use, _ light: UInt32, _ dark: UInt32, _ print: UInt32) {
      self.use = use
      self.light = light
      self.dark = dark
      self.print = print
    }
  }

  var row: Row {
    switch self {
    case .paper: Row(.paper, 0xFFFFFF, 0x0B1220, 0xFFFFFF)
    case .text: Row(.reading, 0x0F172A, 0xE6EBF3, 0x000000)
    case .quiet: Row(.reading, 0x526077, 0x9AA8BD, 0x404040)
    case .accent: Row(.reading, 0x1D56C9, 0x7DB2FB, 0x174AAF)
    case .late: Row(.mark, 0x4D82E8, 0x4F84D6, 0x3F76E0)
    case .skipped: Row(.mark, 0x64748B, 0x8494AB, 0x555555)
    case .missed: Row(.mark, 0x0F172A, 0xE6EBF3, 0x000000)
    case .unknown: Row(.mark, 0x7A889D, 0x74839B, 0x707070)
    case .hairline: Row(.ruling, 0xDDE3EB, 0x263349, 0xCFCFCF)
    }
  }
}

extension Ink {
  /// The tokens as CSS: dark where the reader's machine is, and black on white on paper whatever it is.
  static var css: Markup {
    """
    :root{color-scheme:light dark;\(declared(\.light))}
    @media (prefers-color-scheme:dark){:root{\(declared(\.dark))}}
    @media print{:root{color-scheme:light;\(declared(\.print))}}
    """
  }

  private static func declared(_ medium: KeyPath<Row, UInt32>) -> [Markup] {
    allCases.map { "--\($0.rawValue):#\(hex($0.row[keyPath: medium]));" }
  }

  private static func hex(_ rgb: UInt32) -> String {
    let digits = String(rgb, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
