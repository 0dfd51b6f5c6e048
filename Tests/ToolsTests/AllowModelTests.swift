import Engine
import Language
import Replies
import Testing

@testable import DeviceTools
@testable import Session
@testable import Tools

@Suite struct AllowModelTests {
  let home = TestHome()

  private func allow(_ arguments: [String: Argument] = [:], at address: String?) async throws -> Reply {
    var turn = Turn(context: home.reading)
    let place = address.flatMap { ModelAddress($0) }
    turn.modelAddress = { () throws(UserError) in place }
    return try await home.profile.allowModel.run(turn, arguments)
  }

  private func lines(_ reply: Reply) -> [String] {
    guard case .lines(let lines) = reply.content else { return [] }
    return lines.map { $0.text() }
  }

  @Test func `A leave names the machine it is given to`() async throws {
    let reply = try await allow(at: "https://model.example/v1")
    #expect(
      reply.receipt?.text()
        == "In this session, lines I don't understand go to the model at model.example.")
    #expect(lines(reply).isEmpty)
    let given = try #require(reply.consent)
    #expect(given.covers(.lines, at: try #require(ModelAddress("https://model.example"))))
    #expect(!given.covers(.sealed, at: try #require(ModelAddress("https://model.example"))))
    #expect(!given.covers(.lines, at: try #require(ModelAddress("http://model.example"))))
  }

  @Test func `A yes to one model's question is no leave for another`() async throws {
    let asked: [String: Argument] = ["at": .words("https://model.example:443")]
    #expect(try await allow(asked, at: "https://model.example/v1").consent != nil)
    await #expect {
      try await allow(asked, at: "https://other.example/v1")
    } throws: {
      ($0 as? UserError)?.message.text() == "The model's address has changed to other.example. Nothing was allowed."
    }
  }

  @Test func `A yes that comes once another model is connected allows that one nothing`() async throws {
    await home.say("frobnicate the whatsit", in: try shell(askingAt: "https://model.example/v1"))
    #expect(home.question?.text.text().hasPrefix("Ask m at model.example?") == true)
    await home.say("1", in: try shell(askingAt: "https://other.example/v1"))
    #expect(home.heard == "The model's address has changed to other.example. Nothing was allowed.")
    #expect(home.talk.consent == .none)
  }

  /// With a model there that is never to be reached.
  private func shell(askingAt address: String) throws -> Engine {
    let address = try #require(ModelAddress(address))
    let model = Model("m", at: address) { _, _ in throw UserError("It was reached.") }
    let profile = home.profile
    return home.shell(
      profile, assistance: profile.assistance(describe: { _ in "" }, connect: { () throws(UserError) in model }))
  }

  @Test func `Where no model is connected nothing is allowed`() async throws {
    let reply = try await allow(["what": .words("private")], at: nil)
    #expect(reply.consent == nil)
    #expect(reply.receipt?.text() == "No model is connected, so nothing leaves this machine.")
  }

  @Test(arguments: [
    ("http://192.168.1.5:11434/v1", true), ("http://localhost:11434/v1", false), ("https://model.example/v1", false),
  ])
  func `What goes over a network in the open is said to`(address: String, isExposed: Bool) async throws {
    let warning = "What you send there isn't encrypted, so others on the way could read it."
    #expect(lines(try await allow(["what": .words("private")], at: address)).contains(warning) == isExposed)
  }
}
