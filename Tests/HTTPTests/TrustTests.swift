import Foundation
import Testing

@testable import HTTP

@Suite(.timeLimit(.minutes(60)), .enabled(if: TLSServer.canBe, "there is no openssl here")) struct TrustTests {
  let ledger = Ledger()

  @Test(arguments: [nil, "CURL_CA_BUNDLE", "SSL_CERT_FILE"])
  func `A certificate is trusted where the environment names it`(variable: String?) async throws {
    let server = try TLSServer(for: "localhost")
    let http = ledger.http(Timeouts(), variable.map { [$0: server.certificate] } ?? [:])
    let request = Request.get("https://localhost:\(server.port)/")
    if variable == nil {
      await #expect(throws: HTTPError.untrusted) { try await http.send(request, limit: 1 << 16) }
    } else {
      #expect(try await http.send(request, limit: 1 << 16).head.status == 200)
    }
  }

  @Test func `A certificate of another name is not trusted`() async throws {
    let server = try TLSServer(for: "other.example")
    let http = ledger.http(Timeouts(), ["CURL_CA_BUNDLE": server.certificate])
    await #expect(throws: HTTPError.untrusted) {
      try await http.send(.get("https://localhost:\(server.port)/"), limit: 1 << 16)
    }
  }

  @Test func `Certificates that are not there trust nobody`() async throws {
    let server = try TLSServer(for: "localhost")
    let http = ledger.http(Timeouts(), ["CURL_CA_BUNDLE": "/nonexistent"])
    await #expect(throws: HTTPError.untrusted) {
      try await http.send(.get("https://localhost:\(server.port)/"), limit: 1 << 16)
    }
  }

  @Test func `A server without TLS has none`() async throws {
    let server = try Server(.say("HTTP/1.1 400 Bad Request\r\n\r\n"), .linger)
    await #expect(throws: HTTPError.malformedResponse) {
      try await ledger.http().send(.get("https://127.0.0.1:\(server.port)/"), limit: 100)
    }
  }
}
