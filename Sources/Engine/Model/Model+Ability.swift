internal import Prompts
import Replies

extension Model {
  package enum Ability: Sendable {
    /// It answers and calls tools.
    case callsTools
    /// It answers in text only.
    case answersOnly
    /// Its server silently cuts a prompt that is too long, tools first.
    case truncatesInput
  }

  /// Finds out what the model can do by requesting one call, which is not run. Sends no data of the person's.
  package func ability(offering tools: [Tool]) async throws(ModelFault) -> Ability {
    let request = ChatRequest(
      system: Prompts.system, [.user("Keep one thing to do: water the ferns.")], tools: tools, purpose: "a check-up")
    do throws(ModelFault) {
      let answer = try await answer(request) { _ in }
      let sentBytes = request.json(model: name, quirks).text.utf8.count
      if answer.usage?.isShort(of: sentBytes) == true { return .truncatesInput }
      return answer.calls.isEmpty ? .answersOnly : .callsTools
    } catch .noTools {
      return .answersOnly
    }
  }
}
