import Engine
import Replies
import Testing

@Suite struct ModelFaultTests {
  static let all: [ModelFault] = [
    .unreachable, .untrusted, .timedOut, .noLibrary, .notAnAPI, .redirected("https://elsewhere.org"), .keyRefused,
    .quota,
    .busy(nil), .busy(7), .busy(3600), .failing(502), .failing(nil), .unknownModel, .noTools, .tooLong, .filtered,
    .hitLengthLimit,
    .incomplete,
    .unreadable, .rejected("No way."),
  ]

  @Test(arguments: all)
  func `Each says in one calm sentence what happened, and one thing to do`(fault: ModelFault) throws {
    let trouble = UserError(fault)
    let hint = try #require(trouble.hint?.text())
    for words in [trouble.message.text(), hint] {
      #expect(words.count < 90 && words.last == ".")
      #expect(!words.contains("!") && !words.lowercased().contains("error"))
    }
  }

  @Test func `Waits are told in whole minutes from one on`() {
    #expect(UserError(ModelFault.busy(59)).message.text() == "The model is busy for 59 seconds.")
    #expect(UserError(ModelFault.busy(3541)).message.text() == "The model is busy for 60 minutes.")
  }
}
