import Testing

@testable import HTTP

@Suite(.timeLimit(.minutes(2))) struct PatienceTests {
  let ledger = Ledger()
  /// 10 ms, 120 ms and 60 ms.
  let short = Patience(factor: 0.001)

  @Test func `A server that takes a request and stays silent is given up, with or without a head`() async throws {
    for head in ["", "HTTP/1.1 200 OK\r\n\r\n"] {
      let server = try Server(.hear, .say(head), .linger)
      var patience = short
      patience.connect = .seconds(60)
      await #expect(throws: Fault.slow(.firstByte)) {
        try await ledger.http(patience).send(.get(server.url()), limit: 100)
      }
      for await _ in server.departures { break }
    }
  }

  @Test func `A server that falls silent in the middle is given up`() async throws {
    let server = try Server(.hear, .say("HTTP/1.1 200 OK\r\n\r\nhello"), .linger)
    var patience = Patience()
    patience.idle = .milliseconds(50)
    await #expect(throws: Fault.slow(.idle)) { try await ledger.http(patience).send(.get(server.url()), limit: 100) }
    for await _ in server.departures { break }
  }

  @Test func `A server that listens and never speaks TLS is not connected to`() async throws {
    let server = try Server(.linger)
    let url = "https://127.0.0.1:\(server.port)/"
    await #expect(throws: Fault.slow(.connect)) { try await ledger.http(short).send(.get(url), limit: 100) }
  }

  @Test func `Whatever keeps a connection alive is a sign of life`() {
    var patience = Patience()
    patience.idle = .zero
    patience.firstByte = .seconds(1000)
    var silence = Silence(patience)
    #expect(silence.stage == .connect)
    silence.look(isConnected: true, sent: 0, isBegun: false, hasNews: false)
    #expect(silence.stage == .firstByte && silence.left == 1001)
    silence.look(isConnected: true, sent: 0, isBegun: true, hasNews: true)
    #expect(silence.stage == .idle && silence.left == nil)
  }

  @Test func `Each sign of life begins the waiting anew`() async throws {
    let ping = Server.Step.say(": ping\n\n")
    let server = try Server(.hear, .say("HTTP/1.1 200 OK\r\n\r\n"), ping, .wait, ping, .wait, ping)
    let (_, pieces) = try await ledger.http().stream(.get(server.url()), limit: 100)
    var count = 0
    for try await piece in pieces {
      count += piece.count
      server.goOn()
    }
    #expect(count == 24)
  }

  @Test func `One factor scales them all`() {
    #expect(short.connect == .milliseconds(10))
    #expect(short.firstByte == .milliseconds(120))
    #expect(short.idle == .milliseconds(60))
  }
}
