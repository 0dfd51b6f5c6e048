import Engine
import HTTP
import Replies
import Synchronization

/// A model that says and calls what it is told to, and remembers what it was sent.
final class ScriptedModel: Sendable {
  /// Words, and calls beside them: a name and arguments as they are sent.
  struct Answer: Sendable {
    var words = ""
    var calls: [(name: String, arguments: String)] = []
  }

  private let script = Mutex<[Answer]>([])
  private let sent = Mutex<[Request]>([])

  /// Its next answers; after the last it has no more to say than "Well."
  func obey(_ answers: Answer...) { obey(answers) }
  func obey(_ answers: [Answer]) { script.withLock { $0 = answers } }

  var requests: [Request] { sent.withLock(\.self) }
  var bodies: [String] { requests.map { String(decoding: $0.body, as: UTF8.self) } }

  var model: Model {
    Model("scriptedModel", at: ModelAddress("http://localhost/v1")!, pause: { _ in }) { [self] request, _ in
      sent.withLock { $0.append(request) }
      let answer = script.withLock { $0.isEmpty ? Answer(words: "Well.") : $0.removeFirst() }
      let body = Array("data: \(answer.json.text)\n\ndata: [DONE]\n\n".utf8)
      return (
        ResponseHead(status: 200),
        AsyncThrowingStream { pieces in
          pieces.yield(body)
          pieces.finish()
        }
      )
    }
  }
}

extension ScriptedModel.Answer {
  fileprivate var json: JSON {
    let told = calls.enumerated().map { place, call -> JSON in
      [
        "index": JSON(place), "id": .string("c\(place)"),
        "function": ["name": .string(call.name), "arguments": .string(call.arguments)],
      ]
    }
    let message: JSON = ["content": .string(words), "tool_calls": .array(told)]
    return ["choices": [["index": 0, "delta": message, "finish_reason": "stop"]]]
  }
}
