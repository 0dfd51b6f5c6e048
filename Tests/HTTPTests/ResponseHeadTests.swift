import Testing

@testable import HTTP

@Suite(.timeLimit(.minutes(60))) struct ResponseHeadTests {
  let ledger = Ledger()

  private func head(_ lines: String) async throws -> ResponseHead {
    let server = try Server(.hear, .say("\(lines)\r\nContent-Length: 0\r\n\r\n"))
    return try await ledger.http().send(.get(server.url()), limit: 100).head
  }

  @Test func `Names are found in any case, folded lines are one, and the first of a name counts`() async throws {
    let head = try await head(
      "HTTP/1.1 200 OK\r\nX-Long: one\r\n  two\r\n\tthree\r\nX-LONG: four\r\nX-Blank:\r\nX-Tight:five")
    #expect(head["x-long"] == "one two three")
    #expect(head.headers.filter { $0.name.lowercased() == "x-long" }.count == 2)
    #expect(head["X-BLANK"] == "")
    #expect(head["x-tight"] == "five")
    #expect(head["x-absent"] == nil)
  }

  @Test func `An announcement is not the answer`() async throws {
    let head = try await head("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 201 Created\r\nX-A: b")
    #expect(head.status == 201)
    #expect(head["link"] == nil)
  }

  @Test func `What comes behind the body is no head`() async throws {
    let server = try Server(
      .hear, .say("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nhi\r\n0\r\nX-Sum: 1\r\n\r\n"))
    let answer = try await ledger.http().send(.get(server.url()), limit: 100)
    #expect(answer.head["X-Sum"] == nil)
    #expect(answer.text == "hi")
  }

  @Test(arguments: [
    "HTTP/1.1 200 OK\r\nX-A: \u{1B}[31mred\u{7}\u{9B}", "HTTP/1.1 200 OK\r\nX-A:\u{B}[31mred\u{85}",
    "HTTP/1.1 200\r\n: nameless\r\nX-A: [31mred",
  ])
  func `A hostile head has no control characters, and hides nothing`(lines: String) async throws {
    let head = try await head(lines)
    #expect(head["X-A"] == "[31mred")
    #expect(head.headers.allSatisfy { !($0.name + $0.value).unicodeScalars.contains { $0.value < 32 } })
  }

  @Test(arguments: [
    String(repeating: "X-A: " + String(repeating: "b", count: 1000) + "\r\n", count: 70),
    "X-A: " + String(repeating: "b", count: 200_000) + "\r\n",
    String(repeating: "\r\n\r\nHTTP/1.1 102 Processing\r\nX-A: b", count: 4000),
  ])
  func `A head without end is given up`(lines: String) async throws {
    await #expect(throws: HTTPError.tooLarge) { try await head("HTTP/1.1 200 OK\r\n\(lines)X-B: c") }
  }

  @Test(arguments: [
    "hello\r\n\r\n", "220 mail.example ESMTP\r\n", "SSH-2.0-OpenSSH\r\n", "\0\0\0\0", "HTTP/1.1 OK fine\r\n\r\n",
  ])
  func `What is not HTTP is said so`(words: String) async throws {
    let server = try Server(.hear, .say(words))
    await #expect(throws: HTTPError.malformedResponse) { try await ledger.http().send(.get(server.url()), limit: 100) }
  }

  @Test(arguments: [
    ("X-A", "b\r\nX-Evil: 1"), ("X-A", "b\n"), ("X-A", "b\0"), ("X A", "b"), ("", "b"), ("X-A:", "b"), ("X-A\r\n", "b"),
  ])
  func `A header that would be two is refused before anything leaves`(name: String, value: String) async throws {
    var request = Request.get("http://127.0.0.1:1/")
    request.headers = [(name, value)]
    await #expect(throws: HTTPError.badRequest) { try await ledger.http().send(request, limit: 100) }
    request.headers = []
    request.method = "GET / HTTP/1.1\r\nX-Evil: 1\r\n\r\nGET"
    await #expect(throws: HTTPError.badRequest) { try await ledger.http().send(request, limit: 100) }
    #expect(ledger.departures == [])
  }
}
