import Testing

@testable import HTTP

@Suite(.timeLimit(.minutes(60))) struct FaultTests {
  let ledger = Ledger()

  @Test func `Where nobody listens nobody answers`() async throws {
    let url = "http://127.0.0.1:\(try Server.nobody())/"
    await #expect(throws: HTTPError.unreachable) { try await ledger.http().send(.get(url), limit: 100) }
  }

  @Test func `A name that nobody has is told apart`() async throws {
    await #expect(throws: HTTPError.unknownHost) {
      try await ledger.http().send(.get("http://nobody.invalid/"), limit: 100)
    }
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://localhost/", "http://me:sk-1@localhost/", "localhost:8080"])
  func `What is no address over http is refused before anything leaves`(url: String) async throws {
    await #expect(throws: HTTPError.badAddress) { try await ledger.http().send(.get(url), limit: 100) }
    #expect(ledger.departures == [])
  }

  @Test func `A dead proxy is not in the way to this machine`() async throws {
    let dead = "http://127.0.0.1:\(try Server.nobody())"
    let http = ledger.http(Timeouts(factor: 0.5), ["http_proxy": dead, "all_proxy": dead, "https_proxy": dead])
    for host in ["127.0.0.1", "localhost"] {
      let server = try Server(.hear, .say("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"))
      #expect(try await http.send(.get("http://\(host):\(server.port)/"), limit: 100).text == "hi")
    }
    for url in ["http://api.example/", "https://api.example/"] {
      await #expect(throws: HTTPError.proxyFailed) { try await http.send(.get(url), limit: 100) }
    }
  }

  @Test func `A proxy is asked for others, but for those that are to be asked directly`() async throws {
    let proxy = try Server(.hear, .say("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"))
    let environment = ["http_proxy": proxy.url(), "HTTP_PROXY": "http://127.0.0.1:1", "no_proxy": ".invalid"]
    let http = ledger.http(Timeouts(factor: 0.5), environment)
    #expect(try await http.send(.get("http://api.example/v1"), limit: 100).text == "hi")
    #expect(await proxy.request()?.hasPrefix("GET http://api.example/v1 HTTP/1.1\r\n") == true)
    await #expect(throws: HTTPError.unknownHost) { try await http.send(.get("http://api.invalid/"), limit: 100) }
  }

  @Test func `A proxy that refuses the way is no answer`() async throws {
    let proxy = try Server(.hear, .say("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n"))
    let http = ledger.http(Timeouts(factor: 0.5), ["https_proxy": proxy.url()])
    await #expect(throws: HTTPError.proxyFailed) {
      _ = try await http.stream(.get("https://api.example/v1"), limit: 100)
    }
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nhello",
    "HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\nhello",
  ])
  func `A body that breaks off is not a whole one`(words: String) async throws {
    let server = try Server(.hear, .say(words))
    let (_, pieces) = try await ledger.http().stream(.get(server.url()), limit: 1000)
    var heard: [UInt8] = []
    await #expect(throws: HTTPError.disconnected) { for try await piece in pieces { heard += piece } }
    #expect(heard == Array("hello".utf8))
  }

  @Test func `A connection that ends before an answer, or is reset, is cut`() async throws {
    let silent = try Server(.hear)
    await #expect(throws: HTTPError.disconnected) { try await ledger.http().send(.get(silent.url()), limit: 100) }
    let rude = try Server(.hear, .say("HTTP/1.1 200 OK\r\n\r\nhello"), .wait, .reset)
    let (_, pieces) = try await ledger.http().stream(.get(rude.url()), limit: 100)
    await #expect(throws: HTTPError.disconnected) { for try await _ in pieces { rude.goOn() } }
  }

  @Test(arguments: [10, 100_000])
  func `More than there is room for is given up, packed or not`(count: Int) async throws {
    let server = try Server(.hear, .say("HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "x", count: count)), .linger)
    await #expect(throws: HTTPError.tooLarge) { try await ledger.http().send(.get(server.url()), limit: count - 1) }
  }

  @Test func `What unpacks badly is garbled`() async throws {
    let server = try Server(.hear, .say("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nplain"))
    await #expect(throws: HTTPError.malformedResponse) { try await ledger.http().send(.get(server.url()), limit: 100) }
  }

  struct Full: Error {}

  @Test func `When the ledger cannot be written nothing leaves`() async throws {
    let server = try Server(.hear)
    let http = HTTP { _ in throw Full() }
    await #expect(throws: Full.self) { try await http.send(.post(server.url(), "{}"), limit: 100) }
    server.deafen()
    #expect(await server.request() == nil)
  }

  @Test func `The ledger is told what leaves, whether or not somebody answers`() async throws {
    let server = try Server(.hear, .say("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"))
    _ = try await ledger.http().send(.post(server.url(), "12345"), limit: 100)
    _ = try? await ledger.http().send(.get("https://Nobody.invalid/secret"), limit: 100)
    #expect(
      ledger.departures == [
        OutboundRequest(host: "127.0.0.1", bytes: 5, purpose: "test", kinds: ["nudges"]),
        OutboundRequest(host: "nobody.invalid", bytes: 0, purpose: "test", kinds: []),
      ])
  }
}
