import Replies
import Synchronization

/// When the penguin joins in: at the first of each occasion in a sitting, later at every fifth thing done, and never at
/// replies that follow each other closely. A companion that comes each time is soon a noise.
package final class Company: Sendable {
  private let sitting: Mutex<Sitting>

  private struct Sitting {
    var isWelcome: Bool
    var seen: [Reply.Occasion: Int] = [:]
    /// How many replies it stays away.
    var rest = 0
  }

  private static let rest = 2

  /// - Parameter isNewcomer: whether the first words of the sitting are a welcome.
  package init(isNewcomer: Bool = false) { sitting = Mutex(Sitting(isWelcome: isNewcomer)) }

  /// `nil` where it stays away.
  func pose(for reply: Reply) -> Pose? {
    sitting.withLock { sitting in
      defer { (sitting.isWelcome, sitting.rest) = (false, max(0, sitting.rest - 1)) }
      guard reply.crisis == nil, !reply.isCrowded,
        let occasion = reply.occasion ?? (sitting.isWelcome ? .greeting : nil),
        sitting.rest == 0 || occasion.endsSitting
      else { return nil }
      let count = sitting.seen[occasion, default: 0] + 1
      sitting.seen[occasion] = count
      guard count == 1 || occasion == .done && count % 5 == 0 else { return nil }
      sitting.rest = Company.rest + 1
      return Pose(occasion)
    }
  }
}

extension Reply.Occasion {
  fileprivate var endsSitting: Bool { self == .farewell || self == .late }
}

extension Reply {
  /// Whether a card, a picture or a question wants the eye for itself.
  fileprivate var isCrowded: Bool {
    switch (show, lead) {
    case (.nothing, nil), (.lines, nil), (.nothing, .collector), (.lines, .collector): false
    default: true
    }
  }
}
