internal import Prompts
import Replies

extension Model {
  package enum Ability: Sendable {
    /// It answers, and calls tools.
    case acts
    /// It answers in words alone.
    case talks
    /// It was not shown all that was sent: its server cuts silently what is too long for it, tools first.
    case readsPart
  }

  /// What it can do, found out by asking for one call, which nobody makes. Nothing of the person's is told.
  package func ability(offering tools: [Tool]) async throws(ModelFault) -> Ability {
    let request = ChatRequest(
      system: Prompts.system, [.user("Keep one thing to do: water the ferns.")], tools: tools, purpose: "a check-up")
    do throws(ModelFault) {
      let answer = try await answer(request) { _ in }
      let sent = request.json(model: name, manners).text.utf8.count
      if answer.usage?.isShort(of: sent) == true { return .readsPart }
      return answer.calls.isEmpty ? .talks : .acts
    } catch .noTools {
      return .talks
    }
  }
}
