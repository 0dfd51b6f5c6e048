import Civil
import Engine
import EngineFakes
import Language
import Languages
import Replies
import Testing

@testable import Session
@testable import Tools

/// Every sentence a tool shows as its example, read by the whole grammar on Friday 20 November 2026 at ten.
@Suite struct ExampleTests {
  let tools = unopened.catalogue
  let rules = Rules(unopened.catalogue, .english, models: ReadingModels.trained)
  let reading = InputContext.friday

  @Test func `Every example wins for its own tool, with the arguments it tells`() {
    for tool in tools {
      for example in Language.english[tool.name].examples { expect(example, tool) }
    }
  }

  @Test func `No other tool fits an example just as well`() {
    for tool in tools {
      for example in Language.english[tool.name].examples {
        let rivals = rivals(of: example.sentence, than: tool)
        #expect(rivals.isEmpty, "\(example.sentence): \(rivals)")
      }
    }
  }

  @Test func `Every tool but the one for all that is left has an example`() {
    let bare = Language.english.tools.filter { $0.examples.isEmpty && !$0.phrases.isEmpty }.map(\.tool)
    #expect(bare.isEmpty, "\(bare)")
  }

  private func expect(_ example: Example, _ tool: Tool) {
    guard let call = rules.calls(example.sentence).first else {
      Issue.record("\(example.sentence): no call")
      return
    }
    #expect(call.tool == tool.name, "\(example.sentence)")
    guard call.tool == tool.name else { return }
    #expect(told(call, by: tool) == example.arguments, "\(example.sentence)")
  }

  private func rivals(of line: String, than tool: Tool) -> [String] {
    let matches = rules.matches(line, limit: .max)
    guard let best = matches.first else { return [] }
    return matches.filter {
      tools[$0.owner].name != tool.name && $0.score.ties(with: best.score) && $0.inputForm == best.inputForm
    }
    .map { tools[$0.owner].name }
  }

  /// The arguments as `parse` prints them; lists with commas.
  private func told(_ call: Call, by tool: Tool) -> [String: String] {
    guard case .object(let members)? = tool.json(call, reading)["arguments"] else { return [:] }
    return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value.told) })
  }
}

extension JSON {
  fileprivate var told: String { string ?? array.map { $0.map(\.told).joined(separator: ", ") } ?? text }
}
