import Engine
import EngineFakes
import Replies
import Testing

@Suite struct EventStreamTests {
  private static let two = [EventStream.Event(data: #"{"a":"é你👋"}"#), .init(data: "[DONE]")]

  @Test(arguments: [
    "data: {\"a\":\"é你👋\"}\n\ndata: [DONE]\n\n",
    "data:{\"a\":\"é你👋\"}\n\ndata:[DONE]\n\n",
    "data: {\"a\":\"é你👋\"}\r\n\r\ndata: [DONE]\r\n\r\n",
    "data: {\"a\":\"é你👋\"}\r\rdata: [DONE]\r\r",
    "\u{FEFF}data: {\"a\":\"é你👋\"}\n\ndata: [DONE]\n\n",
    ": waiting\n\ndata: {\"a\":\"é你👋\"}\n:\n\n:\n\ndata: [DONE]\n\n: bye\n\n",
    "id: 7\nretry: 3000\nevent: message\ndata: {\"a\":\"é你👋\"}\n\nevent:\ndata: [DONE]\n\n",
    "\n\n\ndata: {\"a\":\"é你👋\"}\n\n\n\ndata: [DONE]",
    "data: {\"a\":\"é你👋\"}\n\ndata: [DONE]\n",
    "data\n\ndata:\n\ndata: {\"a\":\"é你👋\"}\n\nunheard: of\ndata: [DONE]\n\n",
  ])
  func `Every way to write two events reads the same, wherever it is cut`(text: String) {
    let bytes = Array(text.utf8)
    for size in [1, 2, 3, 7, bytes.count] {
      #expect(Self.events(bytes, cutEvery: size) == Self.two, "cut every \(size) bytes")
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `Several data lines are one value`(end: String) {
    let text = ["event: e", "data: {", "data: \"a\":1}", "", ""].joined(separator: end)
    for size in [1, 4, 100] {
      #expect(Self.events(Array(text.utf8), cutEvery: size) == [.init(name: "e", data: "{\n\"a\":1}")])
    }
  }

  @Test(arguments: ["event: error\ndata: {}\n\n", "error: {}\n\n"])
  func `An error has its name, however it is written`(text: String) {
    #expect(Self.events(Array(text.utf8), cutEvery: 5) == [.init(name: "error", data: "{}")])
  }

  @Test func `One event of 300 kB is read in pieces of a byte`() {
    let word = String(repeating: "word ", count: 60_000)
    #expect(Self.events(Array("data: \(word)\r\n\r\n".utf8), cutEvery: 1) == [.init(data: word)])
  }

  static func events(_ bytes: [UInt8], cutEvery size: Int) -> [EventStream.Event] {
    var stream = EventStream()
    var events: [EventStream.Event] = []
    for piece in bytes.cut(every: size) { events += stream.consume(piece) }
    return events + stream.end()
  }
}
