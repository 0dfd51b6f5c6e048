import Engine
import Language
import Languages
import Replies
import Testing

@testable import Tools

@Suite struct HelpTests {
  let rules = Rules(unopened.catalogue, .english, models: ReadingModels.trained)

  @Test func `Every sentence that stands in for what nudgy does not do is one it understands`() throws {
    for beyond in UnsupportedRequest.all {
      let sentence = try #require(HelpTests.quoted(beyond.answer.text()).first)
      #expect(rules.calls(sentence).first?.tool != "out_of_scope", "\(sentence)")
    }
  }

  @Test func `Examples made of one's own cards mean those cards`() async throws {
    let home = TestHome()
    await home.say("pay the rent today", "call the dentist about the tooth", "do the tax return", "help")
    let sentences = home.lines.flatMap(HelpTests.quoted)
    #expect(sentences.count == 5)
    let calls = sentences.prefix(3).compactMap { rules.calls($0).first }
    #expect(calls.map(\.tool) == ["snooze_nudge", "complete_nudge", "break_down"])
    let named = calls.map { $0.arguments["which"]?.inputText ?? "?" }
    let titles = ["pay the rent", "call the dentist about the tooth", "do the tax return"]
    #expect(zip(titles, named).allSatisfy { $0.hasSuffix($1) }, "\(named)")
    #expect(sentences.dropFirst(3).allSatisfy { rules.calls($0).first?.tool != "out_of_scope" })
  }

  @Test func `There is help on every verb and every topic, five lines at most`() async {
    let home = TestHome()
    for words in unopened.catalogue.map(\.verb) + Tool.Topic.allCases.map(\.rawValue) {
      await home.say("help \(words)")
      #expect(home.heard?.hasPrefix("There's no help") == false, "\(words)")
      #expect((1...5).contains(home.lines.count), "\(words)")
    }
  }

  /// What stands between “ and ”.
  private static func quoted(_ text: String) -> [String] {
    text.split(separator: "“").dropFirst().compactMap { $0.split(separator: "”").first.map(String.init) }
  }
}
