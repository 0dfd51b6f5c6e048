import Engine
import HTTP
import Replies
import Synchronization

/// Answers in turn, the last one for ever, and remembers what it was asked and how long one waited.
final class FakeServer: Sendable {
  struct Answer: Sendable {
    var status = 200
    var headers: [(name: String, value: String)] = []
    var body: [UInt8] = []
    /// What comes after the body.
    var fault: HTTPError?

    static func stream(_ lines: String...) -> Answer { Answer(body: Streams.events(lines)) }
    static func error(_ status: Int, _ body: String = "", _ headers: [String: String] = [:]) -> Answer {
      Answer(status: status, headers: headers.map { ($0.key, $0.value) }, body: Array(body.utf8))
    }
    static func fault(_ fault: HTTPError) -> Answer { Answer(fault: fault) }
    static let good = stream(Streams.text("Hi"), Streams.stop, "[DONE]")
  }

  private let answers: [Answer]
  private let asked = Mutex<[Request]>([])
  private let waited = Mutex<[Duration]>([])

  init(_ answers: Answer...) { self.answers = answers }
  init(_ answers: [Answer]) { self.answers = answers }

  var requests: [Request] { asked.withLock(\.self) }
  var bodies: [String] { requests.map { String(decoding: $0.body, as: UTF8.self) } }
  var waits: [Duration] { waited.withLock(\.self) }

  func model(_ name: String = "m", key: String = "sk-secret", at address: String = "http://localhost/v1") -> Model {
    Model(
      name, at: ModelAddress(address)!, key: ModelKey(key),
      pause: { [self] time in waited.withLock { $0.append(time) } },
      transport: { [self] request, _ in
        let place = asked.withLock { asked in
          asked.append(request)
          return asked.count - 1
        }
        let answer = answers[min(place, answers.count - 1)]
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
