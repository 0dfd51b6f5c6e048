import Replies

/// What a stretch of text is drawn in: the token table.
package enum Ink: Sendable, Hashable, CaseIterable {
  /// The terminal's own foreground: readable even where the background was guessed wrong.
  case plain
  /// The same, heavier.
  case strong
  case quiet
  case active, done, stale, overdue
}

extension Ink {
  /// The accent that tells a card's state.
  init(_ state: Card.State) {
    switch state {
    case .active: self = .active
    case .done: self = .done
    case .stale: self = .stale
    case .overdue: self = .overdue
    case .snoozed, .dropped: self = .quiet
    }
  }

  /// One colour in three depths.
  package struct Shade: Sendable, Hashable {
    /// `0xRRGGBB`.
    package let rgb: UInt32
    /// Of the 256: 16 … 255, whose colours no theme changes.
    package let indexed: UInt8
    /// Of the sixteen, whose colours the terminal's theme chooses: 30–37 or 90–97.
    package let basic: UInt8

    init(_ rgb: UInt32, _ indexed: UInt8, _ basic: UInt8) {
      self.rgb = rgb
      self.indexed = indexed
      self.basic = basic
    }
  }

  /// `nil` for the terminal's own foreground.
  package func shade(on background: Look.Background) -> Shade? {
    switch (self, background) {
    case (.plain, _), (.strong, _): nil
    case (.quiet, .dark): Shade(0x94A3B8, 247, 37)
    case (.quiet, .light): Shade(0x475569, 240, 90)
    case (.active, .dark): Shade(0x60A5FA, 75, 94)
    case (.active, .light): Shade(0x2563EB, 26, 34)
    case (.done, .dark): Shade(0x4ADE80, 78, 92)
    case (.done, .light): Shade(0x15803D, 22, 32)
    case (.stale, .dark): Shade(0xFBBF24, 214, 93)
    case (.stale, .light): Shade(0xB45309, 94, 33)
    case (.overdue, .dark): Shade(0xF87171, 210, 91)
    case (.overdue, .light): Shade(0xB91C1C, 124, 31)
    }
  }
}

extension Look.Background {
  /// What the tokens' contrast is measured against, `0xRRGGBB`.
  package var rgb: UInt32 {
    switch self {
    case .dark: 0x0B1220
    case .light: 0xF8FAFC
    }
  }
}
