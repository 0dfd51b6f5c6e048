package import Replies

/// The penguin's drawings, at most five lines of fourteen columns.
package enum Pose: CaseIterable, Sendable {
  case hello, joy, floating, juggling, clock, turning, headphones, stretching, leaving, asleep
}

extension Pose {
  /// The pose for an occasion.
  package init(_ occasion: Reply.Occasion) {
    self =
      switch occasion {
      case .greeting: .hello
      case .done: .joy
      case .nothingLeft: .floating
      case .gathering: .juggling
      case .snoozed: .clock
      case .undone: .turning
      case .focus: .headphones
      case .focusOver: .stretching
      case .farewell: .leaving
      case .late: .asleep
      }
  }

  func rows(isASCII: Bool) -> [String] {
    (isASCII ? drawing.ascii : drawing.unicode)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private var drawing: (unicode: String, ascii: String) {
    switch self {
    case .hello:
      (
        """
         ╭───╮ ╱
         │•▾•│╱
        ╱│   │
         ╰┴─┴╯
        """,
        """
         .---. /
         |ovo|/
        /|   |
         'u-u'
        """
      )
    case .joy:
      (
        """
        ╲╭───╮╱
         │^▾^│
         │   │
         ╰┴─┴╯
        """,
        """
        \\.---./
         |^v^|
         |   |
         'u-u'
        """
      )
    case .floating:
      (
        """
              ╭───╮
        ╭─────╯ • │▸
        ╰─────────╯
        ~~~~~~~~~~~~
        """,
        """
              .---.
        .-----' o |>
        '---------'
        ~~~~~~~~~~~~
        """
      )
    case .juggling:
      (
        """
         ∘ ∘ ∘
        ╲╭───╮╱
         │•▾•│
         │   │
         ╰┴─┴╯
        """,
        """
         * * *
        \\.---./
         |ovo|
         |   |
         'u-u'
        """
      )
    case .clock:
      (
        """
         ╭───╮ ╭─╮
         │•▾•│ │└│
        ╱│   │╲╰─╯
         ╰┴─┴╯
        """,
        """
         .---. .-.
         |ovo| |L|
        /|   |\\'-'
         'u-u'
        """
      )
    case .turning:
      (
        """
           ╭───╮
        ← ◂│•  │
          ╱│   │╲
           ╰┴─┴╯
        """,
        """
            .---.
        <- <|o  |
           /|   |\\
            'u-u'
        """
      )
    case .headphones:
      (
        """
         ╭═══╮
        (│•▾•│)
        ╱│   │╲
         ╰┴─┴╯
        """,
        """
         .===.
        (|ovo|)
        /|   |\\
         'u-u'
        """
      )
    case .stretching:
      (
        """
          ╭───╮
          │^▾^│
        ──┤   ├──
          ╰┴─┴╯
        """,
        """
          .---.
          |^v^|
        --|   |--
          'u-u'
        """
      )
    case .leaving:
      (
        """
         ╭───╮ ╱
         │   │╱
        ╱│   │
         ╰┴─┴╯
        """,
        """
         .---. /
         |   |/
        /|   |
         'u-u'
        """
      )
    case .asleep:
      (
        """
         ╭───╮  z
         │-▾-│ z
        ╱│   │╲
         ╰┴─┴╯
        """,
        """
         .---.  z
         |-v-| z
        /|   |\\
         'u-u'
        """
      )
    }
  }
}
