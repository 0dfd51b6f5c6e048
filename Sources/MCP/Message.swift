import Engine

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

  /// An object with more members behind those it has.
  func with(_ more: [(key: String, value: JSON)]) -> JSON { .object((members ?? []) + more) }
}
