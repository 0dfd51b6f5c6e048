package import Replies

/// The penguin's drawings: four rows of five columns.
package enum Pose: CaseIterable, Sendable {
  case hello, joy, floating, juggling, clock, turning, headphones, stretching, leaving, asleep, posing
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
      case .dressed: .posing
      }
  }

  func rows(isASCII: Bool, wearing outfit: Outfit? = nil) -> [String] {
    let rows = isASCII ? drawing.ascii : drawing.unicode
    return outfit.map { $0.worn(on: rows, isASCII: isASCII) } ?? rows
  }

  /// Top, head, body and feet.
  private var drawing: (unicode: [String], ascii: [String]) {
    switch self {
    case .hello: ([" ╭─╮", "(•▾•)", "/( )/", " ^ ^"], [" .-.", "(ovo)", "/( )/", " ^ ^"])
    case .joy: ([" ╭─╮", "(^▾^)", "\\( )/", " ^ ^"], [" .-.", "(^v^)", "\\( )/", " ^ ^"])
    case .floating: ([" ╭─╮", "(-▾-)", "~( )~", "~~~~~"], [" .-.", "(-v-)", "~( )~", "~~~~~"])
    case .juggling: (["∘ ∘ ∘", "(•▾•)", "\\( )/", " ^ ^"], ["* * *", "(ovo)", "\\( )/", " ^ ^"])
    case .clock: ([" ╭─╮", "(•▾•)", "/(└)\\", " ^ ^"], [" .-.", "(ovo)", "/(L)\\", " ^ ^"])
    case .turning: ([" ╭─╮", "◂•  )", "/( )\\", " ^ ^"], [" .-.", "<o  )", "/( )\\", " ^ ^"])
    case .headphones: ([" ╭═╮", "d•▾•b", "/( )\\", " ^ ^"], [" .=.", "dovob", "/( )\\", " ^ ^"])
    case .stretching: ([" ╭─╮", "(^▾^)", "─( )─", " ^ ^"], [" .-.", "(^v^)", "-( )-", " ^ ^"])
    case .leaving: ([" ╭─╮", "(   )", "/( )/", " ^ ^"], [" .-.", "(   )", "/( )/", " ^ ^"])
    case .posing: ([" ╭─╮", "(•▾•)", "/( )\\", " ^ ^"], [" .-.", "(ovo)", "/( )\\", " ^ ^"])
    case .asleep: ([" ╭─╮z", "(-▾-)", "/( )\\", " ^ ^"], [" .-.z", "(-v-)", "/( )\\", " ^ ^"])
    }
  }
}
