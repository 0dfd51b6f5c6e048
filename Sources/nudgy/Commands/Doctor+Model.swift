import Engine
import Replies
import Session
import Tools
import Upkeep

extension Doctor {
  /// Checks whether the connected model answers, and whether it can use tools.
  func modelFinding(_ context: AppContext, _ session: Session) async -> CheckResult {
    do {
      guard let model = try context.connectedModel() else {
        return CheckResult(text: "No model is connected, so nothing leaves this machine.", isGood: true)
      }
      let tools = session.catalogue.filter { Session.modelToolNames.contains($0.name) }
      let subject: LocalizedText = "The model \(model.name) at \(model.address.host)"
      let warning: LocalizedText =
        model.address.isExposed ? " What you send there isn't encrypted, so others on the way could read it." : ""
      switch try await model.ability(offering: tools) {
      case .callsTools:
        return CheckResult(text: "\(subject) answers, and can use nudgy's tools.\(warning)", isGood: true)
      case .answersOnly:
        return CheckResult(
          text: "\(subject) answers, but can't use tools: it can talk, and do nothing. Another may do more.\(warning)",
          isGood: true)
      case .truncatesInput:
        return CheckResult(
          text:
            "\(subject) answers, but reads only part of what it is sent. Give it more context at its server.\(warning)",
          isGood: false)
      }
    } catch {
      let userError = UserError(error)
      return CheckResult(text: userError.hint.map { "\(userError.message) \($0)" } ?? userError.message, isGood: false)
    }
  }
}
