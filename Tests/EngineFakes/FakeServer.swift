package import Engine
package import HTTP
import Replies
import Synchronization

/// A model's server, which answers in turn and remembers what it was asked and how long one waited.
package final class FakeServer: Sendable {
  package struct Answer: Sendable {
    package var status: Int
    package var headers: [(name: String, value: String)]
    package var body: [UInt8]
    /// What comes after the body.
    package var fault: HTTPError?

    package init(
      status: Int = 200, headers: [(name: String, value: String)] = [], body: [UInt8] = [], fault: HTTPError? = nil
    ) {
      (self.status, self.headers, self.body, self.fault) = (status, headers, body, fault)
    }

    /// Words, and calls beside them: a name and arguments as they are sent.
    package init(words: String = "", calls: [(name: String, arguments: String)]) {
      let pieces = calls.enumerated().map { place, call -> JSON in
        [
          "index": JSON(place), "id": .string("c\(place)"),
          "function": ["name": .string(call.name), "arguments": .string(call.arguments)],
        ]
      }
      let message: JSON = ["content": .string(words), "tool_calls": .array(pieces)]
      let event: JSON = ["choices": [["index": 0, "delta": message, "finish_reason": "stop"]]]
      self = .stream(event.text, "[DONE]")
    }

    package init(words: String) { self.init(words: words, calls: []) }

    package static func stream(_ lines: String...) -> Answer { Answer(body: Streams.events(lines)) }
    package static func error(_ status: Int, _ body: String = "", _ headers: [String: String] = [:]) -> Answer {
      Answer(status: status, headers: headers.map { ($0.key, $0.value) }, body: Array(body.utf8))
    }
    package static func fault(_ fault: HTTPError) -> Answer { Answer(fault: fault) }
    package static let good = stream(Streams.text("Hi"), Streams.stop, "[DONE]")
  }

  private let script: Mutex<[Answer]>
  private let last: Answer
  private let asked = Mutex<[Request]>([])
  private let waited = Mutex<[Duration]>([])

  /// - Parameter last: comes again and again when the others have been given.
  package init(_ answers: Answer..., last: Answer) {
    script = Mutex(answers)
    self.last = last
  }

  /// The last one comes again and again.
  package init(_ answers: [Answer]) {
    script = Mutex(answers.dropLast())
    last = answers.last ?? .good
  }

  package convenience init(_ answers: Answer...) { self.init(answers) }

  /// Its next answers.
  package func obey(_ answers: Answer...) { obey(answers) }
  package func obey(_ answers: [Answer]) { script.withLock { $0 = answers } }

  package var requests: [Request] { asked.withLock(\.self) }
  /// As they were sent, byte for byte: to look for what must not be in them.
  package var bodies: [String] { requests.map { String(decoding: $0.body, as: UTF8.self) } }
  package var waits: [Duration] { waited.withLock(\.self) }

  package func model(
    _ name: String = "m", key: String = "sk-secret", at address: String = "http://localhost/v1"
  ) -> Model {
    Model(
      name, at: ModelAddress(address)!, key: ModelKey(key),
      pause: { [self] time in waited.withLock { $0.append(time) } },
      transport: { [self] request, _ in
        asked.withLock { $0.append(request) }
        let answer = script.withLock { $0.isEmpty ? last : $0.removeFirst() }
        if answer.body.isEmpty, let fault = answer.fault { throw fault }
        return (
          ResponseHead(status: answer.status, headers: answer.headers),
          AsyncThrowingStream { pieces in
            for piece in answer.body.cut(every: 20) { pieces.yield(piece) }
            pieces.finish(throwing: answer.fault)
          }
        )
      })
  }
}
