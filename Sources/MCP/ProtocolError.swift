import Replies

/// A JSON-RPC error. A tool's error is not one: it is a result with `isError`.
struct ProtocolError: Error {
  let code: Int
  let message: String
  var data: JSON?
}

extension ProtocolError {
  static let parseError = ProtocolError(code: -32700, message: "This line is not JSON, or is nested too deeply.")
  static let invalidRequest = ProtocolError(code: -32600, message: "This is no JSON-RPC 2.0 message.")
  static let batchUnsupported = ProtocolError(code: -32600, message: "Messages come one by one in this revision.")
  static let notInitialized = ProtocolError(code: -32600, message: "Begin with “initialize” or “server/discover”.")
  static let ledgerFailed = ProtocolError(
    code: -32603, message: "The ledger could not be written, so the answer stays here.")

  static func methodNotFound(_ method: String) -> ProtocolError {
    ProtocolError(code: -32601, message: "There is no method \(method).")
  }
  static func invalidParams(_ words: String) -> ProtocolError { ProtocolError(code: -32602, message: words) }

  static func unsupportedRevision(_ requested: String) -> ProtocolError {
    ProtocolError(
      code: -32022, message: "Unsupported protocol version",
      data: ["supported": .array(Revision.stateless.map { .string($0.rawValue) }), "requested": .string(requested)])
  }
}
