import Replies

/// What a server says went wrong, in any of the shapes in which servers say it.
struct ServerError: Hashable, Sendable {
  var message: String
  /// Words of a code or a type.
  var code = ""
  /// What of the request it is about.
  var parameter = ""
  /// An HTTP status told inside the body.
  var status: Int?

  /// `nil` when the value tells of no error.
  init?(_ json: JSON) {
    if case .array(let items) = json {
      guard let error = items.lazy.compactMap(ServerError.init).first else { return nil }
      self = error
      return
    }
    switch json["error"] {
    case .string(let message)? where !message.isEmpty: self.init(message: message)
    case .object(let members)?: self.init(members: .object(members), outside: json)
    default:
      if let detail = json["detail"], detail != .null {
        self.init(
          message: detail.string ?? detail.array?.compactMap { $0["msg"]?.string }.joined(separator: ", ") ?? "")
      } else if json["object"] == "error" || json["type"] == "error" {
        self.init(members: json, outside: json)
      } else {
        return nil
      }
    }
  }

  /// The body of an answer that is an error whatever stands in it.
  init(text: String) {
    let json = JSON(reading: text)
    self = json.flatMap(ServerError.init) ?? ServerError(members: json ?? .null, outside: .string(text))
  }

  private init(message: String) { self.message = message }

  private init(members: JSON, outside: JSON) {
    let said = [members["message"], members["msg"], outside["message"], outside]
    message = said.lazy.compactMap { $0?.string }.first ?? ""
    let codes = [members["code"], members["type"], members["status"]]
    code = codes.compactMap { $0?.string }.joined(separator: " ")
    parameter = members["param"]?.string ?? ""
    let statuses = codes.compactMap { $0?.number.flatMap { Int(exactly: $0) } ?? $0?.string.flatMap { Int($0) } }
    status = statuses.first(where: (300..<600).contains)
  }

  /// All of it in lower case, to look for words in.
  var words: String { "\(message) \(code) \(parameter)".lowercased() }
}

/// Words of which each group must be met by one.
struct Telltale: Sendable {
  let groups: [[String]]

  init(_ groups: [String]...) { self.groups = groups }

  func isIn(_ words: String) -> Bool { groups.allSatisfy { $0.contains(where: words.contains) } }
}
