import Civil
import Engine
import EngineFakes
import Foundation
import Language
import Languages
import Replies
import Synchronization

@testable import MCP

/// A server with a few toy tools, and everything that came out of it.
final class ToyServer: Sendable {
  private let done = Mutex<[String]>([])
  private let ledger = Mutex<[String]>([])
  private let isLedgerFull = Mutex(false)
  private let out: AsyncStream<String>
  let server: Server

  init() {
    let (out, heard) = AsyncStream.makeStream(of: String.self)
    self.out = out
    let done = Done()
    let engine = Engine(
      ToyServer.tools { done.note($0) }, .english,
      clock: { InputContext.friday(in: .english, zone: "UTC") }, memory: FakeMemory().memory)
    let face = ReplyRenderer(
      text: { $0.receipt?.text() ?? "?" }, json: { ["receipt": JSON($0.receipt?.text())] }, schema: ["type": "object"],
      error: { ([$0.message.text()] + [$0.hint?.text()].compactMap(\.self)).joined(separator: " ") },
      localize: { $0.text() })
    let link = Link()
    let offer = ServerConfiguration(
      engine, face, version: "1",
      resources: [Resource("shed://rose", "The rose", "How it is.", Call("water", ["which": .words("rose")]))],
      prompts: [Prompt("sow", "Sow", "Begins.", [.init("what", "seeds")]) { "Sow \($0["what"] ?? "something")." }],
      takeAccessedKinds: { ["plants"] },
      ledger: { host, bytes, purpose, kinds in
        try link.toyServer?.note(host, bytes, purpose, kinds)
      })
    server = Server(offer) { heard.yield($0) }
    done.toyServer = self
    link.toyServer = self
  }

  private struct Full: Error {}

  private func note(_ host: String, _ bytes: Int, _ purpose: String, _ kinds: [String]) throws {
    if isLedgerFull.withLock({ $0 }) { throw Full() }
    ledger.withLock { $0.append("\(host) \(bytes > 0) \(purpose) \(kinds)") }
  }

  // Set once, before anything is said.
  private final class Link: @unchecked Sendable { weak var toyServer: ToyServer? }
  private final class Done: @unchecked Sendable {
    weak var toyServer: ToyServer?
    func note(_ what: String) { toyServer?.done.withLock { $0.append(what) } }
  }

  private static func tools(_ note: @escaping @Sendable (String) -> Void) -> [Tool] {
    [
      Tool(
        "water", verb: "water", "Waters a plant.", topic: .day, writes: true,
        does: Work(.which(), .internalOnly(.flag("twice", "again"))) { _, which, _ in
          if case .words("ask") = which {
            let choices = ["rose", "lily"].map { name in
              Question.Choice(LocalizedText(stringLiteral: name), Call("water", ["which": .words(name)]))
            }
            return Reply(followUp: .question(Question("Which one?", choices: choices)))
          }
          note("water \(which)")
          return Reply("Watered.")
        }),
      Tool(
        "sow", verb: "sow", "Sows seeds.", topic: .day, writes: true, onlyAdds: true,
        does: Work(.optional(.long(.text("seeds", "which seeds"))), .optional(.number("rows", "how many", 1...9))) {
          _, seeds, _ in
          guard let seeds else {
            return Reply(
              followUp: .collector(
                Collector("Name them.", Call("sow"), "seeds", lineCall: Call("sow"), isSealed: false)))
          }
          note("sow \(seeds)")
          return Reply("Sown: \(seeds).")
        }),
      Tool(
        "look", verb: "look", "Looks.", topic: .day,
        does: Work(
          .text("at", "what"), .optional(.list("through", "which glasses")),
          .verbatim(.optional(.text("from", "where one stands")))
        ) { _, at, _, _ in
          if at == "dark" { throw UserError("It is dark.", hint: "Wait for the day.") }
          return Reply("Seen: \(at).")
        }),
      Tool(
        "dig", verb: "dig", "Digs a plant up.", topic: .day, writes: true, needsConfirmation: true,
        does: Work(
          .which(),
          asking: { turn, which in
            let name = if case .words(let words) = which { words } else { "it" }
            return turn.confirmation(for: Call("dig", ["which": .words(name)]), to: name)
          }
        ) { _, which in
          note("dig \(which)")
          return Reply("Dug up.")
        }),
      Tool(
        "name", verb: "name", "Names a plant.", topic: .day, writes: true,
        does: Work(.prompted(.text("as", "its name; without it one is asked for"))) { _, name in
          note("name \(name ?? "?")")
          return Reply("Named.")
        }),
    ]
  }
}

extension ToyServer {
  /// What was done.
  var made: [String] { done.withLock { $0 } }

  /// The lines of the ledger.
  var noted: [String] { ledger.withLock { $0 } }

  func fillLedger() { isLedgerFull.withLock { $0 = true } }

  /// Says a line, without waiting.
  func say(_ line: String) async { await server.receive(line) }

  /// The next line that comes out.
  func next() async -> JSON {
    var lines = out.makeAsyncIterator()
    return await lines.next().flatMap { JSON(reading: $0) } ?? .null
  }

  /// Asks, and waits for what comes next.
  func ask(_ method: String, _ params: JSON = .object([]), id: JSON = 1) async -> JSON {
    await say(JSONRPCMessage.request(id, method, params).text)
    return await next()
  }

  @discardableResult
  func shakeHands(_ revision: String = "2025-11-25", capabilities: JSON = .object([])) async -> JSON {
    let info: JSON = ["name": "te\u{1B}st\ner", "version": "1"]
    return await ask(
      "initialize",
      ["protocolVersion": .string(revision), "capabilities": capabilities, "clientInfo": info], id: "hello")
  }

  func call(_ tool: String, _ arguments: JSON = .object([]), id: JSON = 1) async -> JSON {
    await ask("tools/call", ["name": .string(tool), "arguments": arguments], id: id)
  }

  /// What came out and was not asked for yet, once all is done.
  func rest() async -> [JSON] {
    await server.end()
    await say(#"{"jsonrpc":"2.0","id":"last","method":"ping"}"#)
    var rest: [JSON] = []
    while true {
      let line = await next()
      if line["id"] == "last" { return rest }
      rest.append(line)
    }
  }
}

extension JSON {
  var words: String? { self["result"]?["content"]?.array?.first?["text"]?.string }
  var code: Double? { self["error"]?["code"]?.number }
  var isError: Bool { self["result"]?["isError"] == true }
}
