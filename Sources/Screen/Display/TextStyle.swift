import Replies

/// The style of a piece of text, by meaning; `colour(on:)` maps it to colours.
package enum TextStyle: Sendable, Hashable, CaseIterable {
  /// The terminal's own foreground: readable even where the background was guessed wrong.
  case plain
  /// The same, bold.
  case strong
  case quiet
  case active, done, stale, overdue
  /// Four tints of one colour, from few to many: of a day's block in a calendar.
  case fewest, few, many, most

  static let tints = [fewest, few, many, most]
}

extension TextStyle {
  /// The style for a card's state.
  init(_ state: Card.State) {
    switch state {
    case .active: self = .active
    case .done: self = .done
    case .stale: self = .stale
    case .overdue: self = .overdue
    case .snoozed, .dropped: self = .quiet
    }
  }

  /// One colour for three colour depths.
  package struct Colour: Sendable, Hashable {
    /// `0xRRGGBB`.
    package let rgb: UInt32
    /// Index in the 256-colour palette, 16 … 255, which themes do not change.
    package let indexed: UInt8
    /// SGR code of one of the sixteen theme colours: 30–37 or 90–97.
    package let basic: UInt8

    init(_ rgb: UInt32, _ indexed: UInt8, _ basic: UInt8) {
      self.rgb = rgb
      self.indexed = indexed
      self.basic = basic
    }
  }

  /// `nil` for the terminal's own foreground.
  package func colour(on background: DisplayOptions.Background) -> Colour? {
    switch (self, background) {
    case (.plain, _), (.strong, _): nil
    case (.quiet, .dark): Colour(0x94A3B8, 247, 37)
    case (.quiet, .light): Colour(0x475569, 240, 90)
    case (.active, .dark): Colour(0x60A5FA, 75, 94)
    case (.active, .light): Colour(0x2563EB, 26, 34)
    case (.done, .dark): Colour(0x4ADE80, 78, 92)
    case (.done, .light): Colour(0x15803D, 22, 32)
    case (.stale, .dark): Colour(0xFBBF24, 214, 93)
    case (.stale, .light): Colour(0xB45309, 94, 33)
    case (.overdue, .dark): Colour(0xF87171, 210, 91)
    case (.overdue, .light): Colour(0xB91C1C, 124, 31)
    case (.fewest, .dark): Colour(0x257CED, 68, 94)
    case (.few, .dark): Colour(0x5599F1, 75, 94)
    case (.many, .dark): Colour(0x87B7F5, 117, 94)
    case (.most, .dark): Colour(0xBDD8FA, 195, 94)
    case (.fewest, .light): Colour(0x2C6AE8, 27, 34)
    case (.few, .light): Colour(0x1753CB, 21, 34)
    case (.many, .light): Colour(0x113E99, 19, 34)
    case (.most, .light): Colour(0x0B2862, 17, 34)
    }
  }
}

extension DisplayOptions.Background {
  /// The background colour that contrast is measured against, `0xRRGGBB`.
  package var rgb: UInt32 {
    switch self {
    case .dark: 0x0B1220
    case .light: 0xF8FAFC
    }
  }
}
