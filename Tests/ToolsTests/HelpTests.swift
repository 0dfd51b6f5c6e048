import Engine
import Language
import Languages
import Records
import Replies
import Store
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

  @Test(arguments: [
    "how do i quit", "how do i exit", "how do i close this", "how do i leave", "how do i get out of here",
    "how to quit", "how can i close nudgy", "how do i stop this thing", "how do I log out?",
  ])
  func `How to leave is told`(line: String) async {
    let home = TestHome()
    await home.say(line, in: home.reader())
    #expect(home.heard == "Ctrl-D or “bye” closes the shell. Everything you typed is saved.")
  }

  @Test(arguments: [
    "lock my journal with a password", "seal my journal", "can i put a password on my journal",
    "password protect my journal", "set a password", "encrypt my notes",
    "add a password to my notes", "can my journal have a password", "i want a password on my journal",
    "protect my diary with a password", "put a passphrase on nudgy", "is my journal password protected",
  ])
  func `Words for sealing lead to the passphrase`(line: String) async throws {
    let home = TestHome()
    await home.say(line, in: home.reader())
    #expect(home.heard == "You didn't type a passphrase. Nothing was changed.")
    #expect(try home.store.all(Note.self).isEmpty && home.store.all(JournalEntry.self).isEmpty)
    #expect(try home.titles(.active).isEmpty)
  }

  @Test(arguments: ["remind me to change the netflix password", "note: wifi password is canary", "buy a lock"])
  func `Other passwords and locks are as ever`(line: String) async throws {
    let home = TestHome()
    await home.say(line, in: home.reader())
    #expect(home.heard?.hasPrefix("You didn't type") == false)
  }

  @Test func `Only what is really alike is proposed`() async {
    let home = TestHome()
    await home.say("make the pigeon zine", "do any one part until the timer ends", "renew passport", in: home.reader())
    for line in ["can i take another ibuprofen", "can i put a stamp on my forehead", "how do i whistle"] {
      await home.say(line, in: home.reader())
      #expect(!home.lines.contains { $0.contains("show ") || $0.contains("sertraline") }, "\(line): \(home.lines)")
    }
    await home.say("zzz pigeon zine zzz blah", in: home.reader())
    #expect(home.lines.first == "try: “show make the pigeon zine”" || home.shown?.title == "make the pigeon zine")
  }

  @Test func `A question what this does is answered, in one's first words too`() async {
    for line in ["ok so what does this do", "what does this do", "so what does this thing do", "what does nudgy do"] {
      let home = TestHome()
      await home.say(line, in: home.reader())
      #expect(home.heard == "Say it in your own words.", "\(line)")
    }
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
