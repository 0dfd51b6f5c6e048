import Homes
import Language
import Screen
import Session
import Testing
import Tools

@testable import Engine
@testable import Replies
@testable import nudgy

/// What the program tells a model of a reply.
@Suite struct ModelReplyTests {
  @Test func `What a program may ask of a record is not told to a model`() async throws {
    let home = try Home()
    try home.run("add", "ring the surgery, notes: ask for the results")
    let app = try home.context()
    let session = app.session()
    let tool = try #require(session.tool(verb: "show"))
    let reply = try await tool.run(Turn(context: app.reading), ["which": Argument.words("surgery")])
    #expect(Screen(DisplayOptions(isPlain: true)).json(reply).text.contains("\"fields\""))
    let told = app.assistance(session).describe(reply)
    #expect(told.contains("ring the surgery"))
    #expect(!told.contains("\"fields\""))
  }
}
