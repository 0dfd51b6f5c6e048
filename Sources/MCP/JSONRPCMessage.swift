import Replies

/// A received JSON-RPC 2.0 message.
enum JSONRPCMessage {
  case request(id: JSON, method: String, params: JSON)
  case notification(method: String, params: JSON)
  /// A response to a request of this server; `nil` if the client reports an error.
  case response(id: JSON, result: JSON?)

  /// Throws the error with which an invalid message is answered.
  init(_ json: JSON) throws(ProtocolError) {
    guard case .object = json, json["jsonrpc"] == "2.0" else { throw .invalidRequest }
    let params = json["params"] ?? .object([])
    let id = json["id"]
    guard id == nil || id?.string != nil || id?.isWhole == true else { throw .invalidRequest }
    switch (json["method"], id) {
    case (.string(let method)?, let id?): self = .request(id: id, method: method, params: params)
    case (.string(let method)?, nil): self = .notification(method: method, params: params)
    case (nil, let id?) where json["result"] != nil || json["error"] != nil:
      self = .response(id: id, result: json["result"])
    default: throw .invalidRequest
    }
  }

  /// The id in a line that is not valid JSON, so that its sender gets the error; `null` if there is none.
  static func id(inUnreadable line: String) -> JSON {
    var bytes = Substring(line).utf8
    var depth = 0
    while let byte = bytes.first {
      if byte == UInt8(ascii: "\"") {
        let text = bytes.takeString()
        guard depth == 1, text == #""id""# else { continue }
        bytes = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") }
        let isText = bytes.first == UInt8(ascii: "\"")
        let value =
          isText ? bytes.takeString() : String(Substring(bytes.prefix { $0.isDigit || $0 == UInt8(ascii: "-") }))
        return JSON(reading: value) ?? .null
      }
      if "{[".utf8.contains(byte) { depth += 1 }
      if "}]".utf8.contains(byte) { depth -= 1 }
      bytes.removeFirst()
    }
    return .null
  }

  static func response(_ id: JSON, _ result: JSON) -> JSON { ["jsonrpc": "2.0", "id": id, "result": result] }

  static func response(_ id: JSON, _ fault: ProtocolError) -> JSON {
    let error: JSON = ["code": JSON(fault.code), "message": .string(fault.message)]
    return ["jsonrpc": "2.0", "id": id, "error": fault.data.map { error.appending([("data", $0)]) } ?? error]
  }

  static func request(_ id: JSON, _ method: String, _ params: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params]
  }

  static func notification(_ method: String, _ params: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }
}

extension JSON {
  fileprivate var isWhole: Bool { number.map { $0 == $0.rounded() } ?? false }

  /// The value with every text cut to so many characters; a text that is cut says so.
  func truncated(at limit: Int) -> JSON {
    switch self {
    case .string(let text):
      guard text.utf8.count > limit, text.count > limit else { return self }
      return .string(text.prefix(limit) + "… (cut here: it has \(text.count) characters)")
    case .array(let items): return .array(items.map { $0.truncated(at: limit) })
    case .object(let members): return .object(members.map { ($0.key, $0.value.truncated(at: limit)) })
    default: return self
    }
  }

  /// The object with further members at its end.
  func appending(_ more: [(key: String, value: JSON)]) -> JSON { .object((members ?? []) + more) }
}

extension Substring.UTF8View {
  /// Removes and returns a string literal, up to its closing quote or the end.
  fileprivate mutating func takeString() -> String {
    var end = index(after: startIndex)
    while end < endIndex, self[end] != UInt8(ascii: "\"") {
      if self[end] == UInt8(ascii: "\\") { formIndex(after: &end) }
      if end < endIndex { formIndex(after: &end) }
    }
    if end < endIndex { formIndex(after: &end) }
    defer { self = self[end...] }
    return String(Substring(self[..<end]))
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
