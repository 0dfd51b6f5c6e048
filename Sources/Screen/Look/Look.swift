/// What the place drawn into can show, and what its reader wants.
package struct Look: Sendable, Hashable {
  /// Columns, 20 … 200.
  package var width: Int
  package var colours: Colours
  package var background: Background
  /// For screen readers: no boxes, no blocks, words for colours.
  package var isAccessible: Bool
  /// A pipe or a file: one fact a line, never wrapped.
  package var isPlain: Bool
  /// Frames and bars of ASCII only.
  package var isASCII: Bool

  package enum Colours: Int, Sendable, CaseIterable { case none, sixteen, twoFiftySix, truecolor }
  package enum Background: Sendable, CaseIterable { case dark, light }

  package static let widths = 20...200

  package init(
    width: Int = 80, colours: Colours = .none, background: Background = .dark, isAccessible: Bool = false,
    isPlain: Bool = false, isASCII: Bool = false
  ) {
    self.width = min(max(width, Look.widths.lowerBound), Look.widths.upperBound)
    self.colours = colours
    self.background = background
    self.isAccessible = isAccessible
    self.isPlain = isPlain
    self.isASCII = isASCII
  }
}

extension Look {
  /// Longer lines are hard to come back from.
  static let measure = 72

  /// Whether there are boxes, bars and air: a terminal, seen by eye.
  var isDrawn: Bool { !isPlain && !isAccessible }

  /// How wide a line may be; unlimited in a pipe.
  var limit: Int { isPlain ? .max : min(width, Look.measure) }
}
