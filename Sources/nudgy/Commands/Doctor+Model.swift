import Engine
import Replies
import Session
import Tools
import Upkeep

extension Doctor {
  /// Whether the connected model answers, and what it can do.
  func modelFinding(_ context: AppContext, _ profile: Session) async -> Finding {
    do {
      guard let model = try context.connectedModel() else {
        return Finding(words: "No model is connected, so nothing leaves this machine.", isGood: true)
      }
      let offered = profile.catalogue.filter { Session.offered.contains($0.name) }
      let who: LocalizedText = "The model \(model.name) at \(model.address.host)"
      let warning: LocalizedText =
        model.address.isExposed ? " What is sent there is not encrypted, so others on the way can read it." : ""
      switch try await model.ability(offering: offered) {
      case .acts: return Finding(words: "\(who) answers, and can use nudgy's tools.\(warning)", isGood: true)
      case .talks:
        return Finding(
          words: "\(who) answers, and uses no tools: it can talk, and do nothing. Another may do more.\(warning)",
          isGood: true)
      case .readsPart:
        return Finding(
          words:
            "\(who) answers, but reads only part of what it is sent. Give it more context at its server.\(warning)",
          isGood: false)
      }
    } catch {
      let trouble = UserError(error)
      return Finding(words: trouble.hint.map { "\(trouble.what) \($0)" } ?? trouble.what, isGood: false)
    }
  }
}
