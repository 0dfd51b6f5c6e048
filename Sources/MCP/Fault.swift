import Engine
import Replies

/// What the protocol itself refuses; what a tool refuses is a result.
struct Fault: Error {
  let code: Int
  let words: String
  var data: JSON?
}

extension Fault {
  static let unreadable = Fault(code: -32700, words: "This line is not JSON, or is nested too deeply.")
  static let notOne = Fault(code: -32600, words: "This is no JSON-RPC 2.0 message.")
  static let batch = Fault(code: -32600, words: "Messages come one by one in this revision.")
  static let early = Fault(code: -32600, words: "Begin with “initialize” or “server/discover”.")
  static let unledgered = Fault(code: -32603, words: "The ledger could not be written, so the answer stays here.")

  static func unknown(method: String) -> Fault { Fault(code: -32601, words: "There is no method \(method).") }
  static func params(_ words: String) -> Fault { Fault(code: -32602, words: words) }

  static func revision(_ asked: String) -> Fault {
    Fault(
      code: -32022, words: "Unsupported protocol version",
      data: ["supported": .array(Revision.stateless.map { .string($0.rawValue) }), "requested": .string(asked)])
  }
}
