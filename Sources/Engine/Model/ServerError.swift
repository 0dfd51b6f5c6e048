import Replies

/// An error as a server reports it, in any of the usual formats.
struct ServerError: Hashable, Sendable {
  var message: String
  /// The error's code, type and status, as words.
  var code = ""
  /// The request field that the error names.
  var parameter = ""
  /// An HTTP status given in the body.
  var status: Int?

  /// `nil` if the value reports no error.
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

  /// From the body of a response that is known to be an error.
  init(text: String) {
    let json = JSON(reading: text)
    self = json.flatMap(ServerError.init) ?? ServerError(members: json ?? .null, outside: .string(text))
  }

  private init(message: String) { self.message = message }

  private init(members: JSON, outside: JSON) {
    let messages = [members["message"], members["msg"], outside["message"], outside]
    message = messages.lazy.compactMap { $0?.string }.first ?? ""
    let codes = [members["code"], members["type"], members["status"]]
    code = codes.compactMap { $0?.string }.joined(separator: " ")
    parameter = members["param"]?.string ?? ""
    let statuses = codes.compactMap { $0?.number.flatMap { Int(exactly: $0) } ?? $0?.string.flatMap { Int($0) } }
    status = statuses.first(where: (300..<600).contains)
  }

  /// All texts in lower case, to search in.
  var words: String { "\(message) \(code) \(parameter)".lowercased() }
}

/// A pattern of groups of phrases: a text matches if it contains at least one phrase of each group.
struct ErrorPattern: Sendable {
  let groups: [[String]]

  init(_ groups: [String]...) { self.groups = groups }

  func matches(_ words: String) -> Bool { groups.allSatisfy { $0.contains(where: words.contains) } }
}
