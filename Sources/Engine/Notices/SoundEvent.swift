package import Replies

/// What may be heard.
package enum SoundEvent: Hashable, Sendable {
  case due, focusOver, openDose, insight
  /// Any other notice.
  case notice
  case reply(Reply.Occasion)

  /// How it is heard where sound is on.
  package enum Cue: Hashable, Sendable { case nothing, bell, sound }

  /// The only table of them. What waits for the person is a sound, what they have just done at most the bell.
  package var cue: Cue {
    switch self {
    case .due, .focusOver: .sound
    case .openDose, .notice: .bell
    case .insight: .nothing
    case .reply(let occasion):
      switch occasion {
      case .done, .nothingLeft: .bell
      case .greeting, .gathering, .snoozed, .undone, .focus, .focusOver, .farewell, .late, .dressed: .nothing
      }
    }
  }
}
