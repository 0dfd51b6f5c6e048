package import Replies
import Synchronization

/// Decides when the penguin appears: the first time of each occasion in a session, later at every fifth thing done, and
/// never at replies in close succession, so that it does not become a nuisance.
package final class PenguinSchedule: Sendable {
  private let state: Mutex<State>
  /// What it wears, looked up when it appears.
  let outfit: @Sendable () -> Outfit?

  private struct State {
    var isWelcome: Bool
    var counts: [Reply.Occasion: Int] = [:]
    /// How many more replies come without it.
    var repliesToSkip = 0
  }

  private static let quietReplies = 2

  /// - Parameter isNewcomer: whether the session starts with a welcome.
  package init(isNewcomer: Bool = false, outfit: @escaping @Sendable () -> Outfit? = { nil }) {
    state = Mutex(State(isWelcome: isNewcomer))
    self.outfit = outfit
  }

  /// `nil` if the penguin does not appear.
  func pose(for reply: Reply) -> Pose? {
    state.withLock { sitting in
      defer { (sitting.isWelcome, sitting.repliesToSkip) = (false, max(0, sitting.repliesToSkip - 1)) }
      guard reply.crisis == nil, !reply.isOccupied,
        let occasion = reply.occasion ?? (sitting.isWelcome ? .greeting : nil),
        sitting.repliesToSkip == 0 || occasion.isAlwaysShown
      else { return nil }
      let count = sitting.counts[occasion, default: 0] + 1
      sitting.counts[occasion] = count
      guard count == 1 || occasion == .dressed || occasion == .done && count % 5 == 0 else { return nil }
      sitting.repliesToSkip = PenguinSchedule.quietReplies + 1
      return Pose(occasion)
    }
  }
}

extension Reply.Occasion {
  /// Whether it appears even right after it was seen: at the end of a session, and when it is dressed.
  fileprivate var isAlwaysShown: Bool { self == .farewell || self == .late || self == .dressed }
}

extension Reply {
  /// Whether the reply already has a card, a picture or a question that needs the attention.
  fileprivate var isOccupied: Bool {
    switch (content, followUp) {
    case (.nothing, nil), (.lines, nil), (.nothing, .collector), (.lines, .collector): false
    default: true
    }
  }
}
