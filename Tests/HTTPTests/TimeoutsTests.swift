import Testing

@testable import HTTP

@Suite(.timeLimit(.minutes(60))) struct TimeoutsTests {
  let ledger = Ledger()
  /// 10 ms, 120 ms and 60 ms.
  let short = Timeouts(factor: 0.001)

  @Test func `A server that takes a request and stays silent is given up, with or without a head`() async throws {
    for head in ["", "HTTP/1.1 200 OK\r\n\r\n"] {
      let server = try Server(.hear, .say(head), .linger)
      var patience = short
      patience.connect = .seconds(60)
      await #expect(throws: HTTPError.timedOut(.firstByte)) {
        try await ledger.http(patience).send(.get(server.url()), limit: 100)
      }
      for await _ in server.departures { break }
    }
  }

  @Test func `A server that falls silent in the middle is given up`() async throws {
    let server = try Server(.hear, .say("HTTP/1.1 200 OK\r\n\r\nhello"), .linger)
    var patience = Timeouts()
    patience.idle = .milliseconds(50)
    await #expect(throws: HTTPError.timedOut(.idle)) {
      try await ledger.http(patience).send(.get(server.url()), limit: 100)
    }
    for await _ in server.departures { break }
  }

  @Test func `A server that listens and never speaks TLS is not connected to`() async throws {
    let server = try Server(.linger)
    let url = "https://127.0.0.1:\(server.port)/"
    await #expect(throws: HTTPError.timedOut(.connect)) { try await ledger.http(short).send(.get(url), limit: 100) }
  }

  @Test func `Whatever comes or goes begins the waiting anew, and nothing else does`() {
    let begin = SuspendingClock.now
    let after = { (seconds: Int) in begin.advanced(by: .seconds(seconds)) }
    var silence = IdleTimer(Timeouts(), now: begin)
    #expect(silence.millisecondsLeft(now: after(9)) == 1001 && silence.millisecondsLeft(now: after(10)) == nil)
    silence.update(isConnected: true, sent: 0, hasBodyStarted: false, hasNewBytes: false, now: after(5))
    #expect(silence.stage == .firstByte && silence.millisecondsLeft(now: after(124)) == 1001)
    silence.update(isConnected: true, sent: 1, hasBodyStarted: false, hasNewBytes: false, now: after(100))
    #expect(silence.millisecondsLeft(now: after(219)) == 1001)
    silence.update(isConnected: true, sent: 1, hasBodyStarted: false, hasNewBytes: false, now: after(200))
    #expect(silence.millisecondsLeft(now: after(219)) == 1001)
    silence.update(isConnected: true, sent: 1, hasBodyStarted: true, hasNewBytes: true, now: after(300))
    #expect(silence.stage == .idle && silence.millisecondsLeft(now: after(359)) == 1001)
    silence.update(isConnected: true, sent: 1, hasBodyStarted: true, hasNewBytes: true, now: after(350))
    #expect(silence.millisecondsLeft(now: after(409)) == 1001 && silence.millisecondsLeft(now: after(410)) == nil)
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
