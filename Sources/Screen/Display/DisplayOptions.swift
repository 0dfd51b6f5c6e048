/// What the output device can show, and what its reader prefers.
package struct DisplayOptions: Sendable, Hashable {
  /// Columns, 20 … 200.
  package var width: Int
  package var colours: Colours
  package var background: Background
  /// For screen readers: no boxes or blocks, and words instead of colours.
  package var isAccessible: Bool
  /// A pipe or a file: one field per line, never wrapped.
  package var isPlain: Bool
  /// Draws with ASCII characters only.
  package var isASCII: Bool
  /// Whether anything may move, such as the dots while a model is working.
  package var hasMotion: Bool

  package enum Colours: Int, Sendable, CaseIterable { case none, sixteen, twoFiftySix, truecolor }
  package enum Background: Sendable, CaseIterable { case dark, light }

  package static let widths = 20...200

  package init(
    width: Int = 80, colours: Colours = .none, background: Background = .dark, isAccessible: Bool = false,
    isPlain: Bool = false, isASCII: Bool = false, hasMotion: Bool = true
  ) {
    self.width = min(max(width, DisplayOptions.widths.lowerBound), DisplayOptions.widths.upperBound)
    self.colours = colours
    self.background = background
    self.isAccessible = isAccessible
    self.isPlain = isPlain
    self.isASCII = isASCII
    self.hasMotion = hasMotion
  }
}

extension DisplayOptions {
  /// In columns. In longer lines the eye loses its place.
  static let maximumLineWidth = 72

  /// The widest a list is drawn, in columns: its times stand on the right, where the eye finds them.
  static let maximumListWidth = 118

  /// Whether boxes, bars and blank lines are drawn: a terminal without accessible output.
  var isGraphical: Bool { !isPlain && !isAccessible }

  /// The longest line in columns; unlimited in a pipe.
  var lineLimit: Int { isPlain ? .max : min(width, DisplayOptions.maximumLineWidth) }

  /// The columns of a list, with a margin on the right.
  var listWidth: Int { isPlain ? .max : min(width - 2, DisplayOptions.maximumListWidth) }
}
