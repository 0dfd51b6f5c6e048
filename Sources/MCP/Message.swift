import Engine
import Replies

/// One message of JSON-RPC 2.0, as it came.
enum Message {
  case request(id: JSON, method: String, params: JSON)
  case notification(method: String, params: JSON)
  /// To something that was asked; `nil` where it went wrong there.
  case answer(id: JSON, result: JSON?)

  /// Throws what a request that is none is answered with.
  init(_ json: JSON) throws(Fault) {
    guard case .object = json, json["jsonrpc"] == "2.0" else { throw .notOne }
    let params = json["params"] ?? .object([])
    let id = json["id"]
    guard id == nil || id?.string != nil || id?.isWhole == true else { throw .notOne }
    switch (json["method"], id) {
    case (.string(let method)?, let id?): self = .request(id: id, method: method, params: params)
    case (.string(let method)?, nil): self = .notification(method: method, params: params)
    case (nil, let id?) where json["result"] != nil || json["error"] != nil:
      self = .answer(id: id, result: json["result"])
    default: throw .notOne
    }
  }

  /// The id in a line that does not read, for whoever waits for its answer; `null` where it has none.
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

  static func answer(_ id: JSON, _ result: JSON) -> JSON { ["jsonrpc": "2.0", "id": id, "result": result] }

  static func answer(_ id: JSON, _ fault: Fault) -> JSON {
    let error: JSON = ["code": JSON(fault.code), "message": .string(fault.words)]
    return ["jsonrpc": "2.0", "id": id, "error": fault.data.map { error.with([("data", $0)]) } ?? error]
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

  /// With no text longer than so many characters; one that is cut says so.
  func cut(at limit: Int) -> JSON {
    switch self {
    case .string(let text):
      guard text.utf8.count > limit, text.count > limit else { return self }
      return .string(text.prefix(limit) + "… (cut here: it has \(text.count) characters)")
    case .array(let items): return .array(items.map { $0.cut(at: limit) })
    case .object(let members): return .object(members.map { ($0.key, $0.value.cut(at: limit)) })
    default: return self
    }
  }

  /// An object with more members behind those it has.
  func with(_ more: [(key: String, value: JSON)]) -> JSON { .object((members ?? []) + more) }
}

extension Substring.UTF8View {
  /// Takes a text from its quote to the next that is not escaped, or to the end.
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
