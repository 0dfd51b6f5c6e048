import Engine
import Testing

@Suite struct ModelAddressTests {
  @Test(arguments: [
    ("http://localhost:8080/v1", "http://localhost:8080/v1/chat/completions"),
    ("http://localhost:8080/v1/", "http://localhost:8080/v1/chat/completions"),
    ("http://localhost:8080", "http://localhost:8080/v1/chat/completions"),
    (" http://localhost:8080/ ", "http://localhost:8080/v1/chat/completions"),
    ("http://localhost:8080//v1//", "http://localhost:8080/v1/chat/completions"),
    ("http://localhost:8080/v1/chat/completions", "http://localhost:8080/v1/chat/completions"),
    ("https://api.example.org/chat/completions/", "https://api.example.org/chat/completions"),
    ("https://example.org/api/v1", "https://example.org/api/v1/chat/completions"),
    ("https://example.org/v1beta/openai/", "https://example.org/v1beta/openai/chat/completions"),
    ("https://example.org/v1?api-version=2", "https://example.org/v1/chat/completions?api-version=2"),
    ("https://example.org?a=b/c", "https://example.org/v1/chat/completions?a=b/c"),
    ("localhost:11434", "http://localhost:11434/v1/chat/completions"),
    ("[::1]:11434/v1", "http://[::1]:11434/v1/chat/completions"),
    ("example.org/api/v1", "https://example.org/api/v1/chat/completions"),
  ])
  func `An address is understood however it is written`(said: String, url: String) {
    #expect(ModelAddress(said)?.url == url)
  }

  @Test(arguments: [
    "", "http://", "ftp://example.org/v1", "https://me:secret@example.org/v1", "https://example.org/v1#x", "two words",
  ])
  func `What is no address is none`(said: String) { #expect(ModelAddress(said) == nil) }

  @Test(arguments: [("localhost:1", true), ("127.0.0.1:1", true), ("[::1]:1", true), ("127.0.0.1.example.org", false)])
  func `It is known whether an address stays on this machine`(said: String, isLoopback: Bool) {
    #expect(ModelAddress(said)?.isLoopback == isLoopback)
  }
}
