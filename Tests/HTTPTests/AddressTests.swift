import Testing

@testable import HTTP

@Suite struct AddressTests {
  @Test(arguments: [
    ("http://127.0.0.1:8080/v1", "127.0.0.1", true), ("http://localhost/v1/", "localhost", true),
    ("HTTP://LocalHost", "localhost", true), ("https://[::1]:1/", "::1", true),
    ("http://127.9.8.7?q", "127.9.8.7", true),
    ("https://API.example.org/v1", "api.example.org", false),
    ("http://localhost.example.org/", "localhost.example.org", false),
    ("http://127.0.0.1.example.org/", "127.0.0.1.example.org", false), ("http://127.1/", "127.1", false),
    ("http://0177.0.0.1/", "0177.0.0.1", false), ("http://127.0.0.01/", "127.0.0.01", false),
    ("http://[::ffff:127.0.0.1]/", "::ffff:127.0.0.1", false), ("http://192.168.1.5:11434/v1", "192.168.1.5", false),
  ])
  func `A host is told, and whether it is this machine`(url: String, host: String, isLoopback: Bool) {
    let address = Address(url)
    #expect(address?.host == host)
    #expect(address?.isLoopback == isLoopback)
    #expect(address?.isSecure == url.lowercased().hasPrefix("https"))
  }

  @Test(arguments: [
    "", "localhost:8080", "localhost", "ftp://localhost/", "file:///etc/passwd", "gopher://localhost/",
    "http:/localhost",
    "http://", "http:///v1", "http://:80/", "http://me:secret@localhost/", "http://localhost@example.org/",
    "http://127.0.0.1\\@example.org/", "http://localhost#@example.org/", "http://localhost:x/",
    "http://localhost:99999/",
    "http://localhost:/", "http://[::1/", "http://[::1]x/", "http://[localhost]/", "http://local host/",
    "http://localhost/\r\nX-Evil: 1", "http://localhost/\u{0}", "http://bücher.example/",
    "http://localhost%00.example/",
    "http://localhost/v1#top",
  ])
  func `What two readers could read differently is no address`(url: String) {
    #expect(Address(url) == nil)
  }
}
