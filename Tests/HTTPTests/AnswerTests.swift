import Testing

@testable import HTTP

@Suite(.timeLimit(.minutes(60))) struct AnswerTests {
  let ledger = Ledger()

  @Test func `A whole answer has its status, its headers and its body`() async throws {
    let server = try Server(
      .hear, .say("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\n\r\nhello"))
    let answer = try await ledger.http().send(.get(server.url("/v1/models")), limit: 100)
    #expect(answer.head.status == 200)
    #expect(answer.head["content-TYPE"] == "text/plain")
    #expect(answer.text == "hello")
    let request = await server.request()
    #expect(request?.hasPrefix("GET /v1/models HTTP/1.1\r\n") == true)
  }

  @Test func `A request arrives as it was made, and nothing waits for leave to send it`() async throws {
    let server = try Server(.hear, .say("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"))
    let body = String(repeating: "x", count: 2_000_000)
    var request = Request.post(server.url(), body)
    request.headers = [("Authorization", "Bearer sk-1"), ("Content-Type", "application/json"), ("X-Key", "")]
    _ = try await ledger.http().send(request, limit: 100)
    let heard = try #require(await server.request())
    let head = heard.prefix(500).lowercased()
    #expect(heard.hasPrefix("POST / HTTP/1.1\r\n"))
    #expect(heard.hasSuffix(body))
    for line in ["authorization: bearer sk-1", "content-type: application/json", "user-agent: nudgy"] {
      #expect(head.contains("\r\n\(line)\r\n"), "\(line)")
    }
    for name in ["expect:", "x-key"] { #expect(!head.contains("\r\n\(name)"), "\(name)") }
  }

  @Test(arguments: [("DELETE", ""), ("MKCOL", ""), ("PROPFIND", "<a/>"), ("PUT", ""), ("HEAD", ""), ("GET", "")])
  func `Any method goes as it is, with a body or without`(method: String, body: String) async throws {
    let server = try Server(.hear, .say("HTTP/1.1 204 No Content\r\n\r\n"))
    let request = Request(method: method, url: server.url("/a/../b"), body: Array(body.utf8), purpose: "", kinds: [])
    #expect(try await ledger.http().send(request, limit: 100).head.status == 204)
    let heard = try #require(await server.request())
    #expect(heard.hasPrefix("\(method) /a/../b HTTP/1.1\r\n"))
    #expect(heard.hasSuffix("\r\n\r\n\(body)"))
    #expect(!heard.lowercased().contains("content-type"))
  }

  @Test func `Pieces come as they are sent`() async throws {
    let server = try Server(
      .hear, .say("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"), .wait, .say("3\r\none\r\n"), .wait,
      .say("3\r\ntwo\r\n0\r\n\r\n"))
    let (head, pieces) = try await ledger.http().stream(.get(server.url()), limit: 100)
    #expect(head.status == 200)
    var heard: [String] = []
    server.goOn()
    for try await piece in pieces {
      heard.append(String(decoding: piece, as: UTF8.self))
      server.goOn()
    }
    #expect(heard == ["one", "two"])
  }

  @Test func `An answer without a length ends with its connection`() async throws {
    let server = try Server(.hear, .say("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: a\n\n"))
    #expect(try await ledger.http().send(.get(server.url()), limit: 100).text == "data: a\n\n")
  }

  @Test(arguments: [400, 401, 429, 500, 529])
  func `The body of an error is read`(status: Int) async throws {
    let body = #"{"error":{"message":"Invalid API Key"}}"#
    let server = try Server(
      .hear, .say("HTTP/1.1 \(status) Oh\r\nRetry-After: 7\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"))
    let answer = try await ledger.http().send(.post(server.url(), "{}"), limit: 100)
    #expect(answer.head.status == status)
    #expect(answer.head["retry-after"] == "7")
    #expect(answer.text == body)
  }

  @Test func `Of a long excuse as much is read as it takes to tell it`() async throws {
    let server = try Server(
      .hear, .say("HTTP/1.1 502 Bad Gateway\r\n\r\n" + String(repeating: "x", count: 1 << 20)), .linger)
    let answer = try await ledger.http().send(.get(server.url()), limit: 1 << 24)
    #expect(answer.head.status == 502)
    #expect(answer.body.count == 1 << 16)
  }

  @Test(arguments: [301, 302, 307, 308])
  func `A redirect is told and not followed`(status: Int) async throws {
    let elsewhere = try Server(.hear, .say("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"))
    let server = try Server(
      .hear, .say("HTTP/1.1 \(status) Gone\r\nLocation: \(elsewhere.url("/v1"))\r\nContent-Length: 0\r\n\r\n"))
    var request = Request.post(server.url(), "{}")
    request.headers = [("Authorization", "Bearer sk-1")]
    let answer = try await ledger.http().send(request, limit: 100)
    #expect(answer.head.status == status)
    #expect(answer.head["Location"] == elsewhere.url("/v1"))
    elsewhere.deafen()
    #expect(await elsewhere.request() == nil)
  }

  @Test func `What is packed is unpacked`() async throws {
    // printf 'squeezed' | gzip -n
    let packed: [UInt8] = [
      31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 43, 46, 44, 77, 77, 173, 74, 77, 1, 0, 222, 38, 20, 0, 8, 0, 0, 0,
    ]
    let server = try Server(
      .hear, .say("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(packed.count)\r\n\r\n"), .say(packed))
    #expect(try await ledger.http().send(.get(server.url()), limit: 100).text == "squeezed")
    #expect(await server.request()?.contains("Accept-Encoding: gzip\r\n") == true)
  }

  @Test func `A long event comes in few pieces`() async throws {
    let event = "data: " + String(repeating: "y", count: 300_000) + "\n\n"
    let server = try Server(.hear, .say("HTTP/1.1 200 OK\r\nContent-Length: \(event.utf8.count)\r\n\r\n\(event)"))
    let (_, pieces) = try await ledger.http().stream(.get(server.url()), limit: 1 << 20)
    var sizes: [Int] = []
    for try await piece in pieces { sizes.append(piece.count) }
    #expect(sizes.reduce(0, +) == event.utf8.count)
    // Each at most what curl reads at once: 16 kB.
    #expect(sizes.allSatisfy { (1...16_384).contains($0) })
  }

  @Test func `localhost is asked by whichever of its two addresses answers`() async throws {
    let server = try Server(.hear, .say("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi"))
    #expect(try await ledger.http().send(.get("http://localhost:\(server.port)/"), limit: 100).text == "hi")
  }
}
