import Language

extension ModelFault {
  /// Classifies a server's error.
  ///
  /// - Parameter status: the response's status; `nil` if the error came inside a successful one.
  /// - Parameter wait: seconds to wait, if the server says so.
  init(status: Int?, _ error: ServerError, wait: Int? = nil, location: String? = nil) {
    let status = status ?? error.status
    let words = error.words
    switch status {
    case (300..<400)?: self = .redirected(location ?? "")
    case 401?, 403?: self = .keyRefused
    default:
      if let match = ModelFault.patterns.first(where: { $0.by.matches(words) }) {
        self = match.fault
      } else if error.message.trimmed.first == "<" {
        self = (status ?? 0) < 500 ? .notAnAPI : .failing(status)
      } else {
        self = ModelFault.fault(of: status, wait) ?? .rejected(error.message.excerpt)
      }
    }
  }

  private static func fault(of status: Int?, _ wait: Int?) -> ModelFault? {
    switch status {
    case 402?: .quota
    case 404?, 405?: .notAnAPI
    case 408?, nil: .failing(status)
    case 413?: .tooLong
    case 429?: .busy(wait)
    case let status? where status >= 500: wait.map { .busy($0) } ?? .failing(status)
    default: nil
    }
  }

  private static let patterns: [(by: ErrorPattern, fault: ModelFault)] = [
    (
      ErrorPattern(["insufficient_quota", "exceeded your current quota", "insufficient credit", "insufficient balance"]
      ),
      .quota
    ),
    (ErrorPattern(["credit balance", "out of credit"]), .quota),
    (ErrorPattern(["context_length_exceeded", "exceed_context_size", "maximum context", "context length"]), .tooLong),
    (ErrorPattern(["context window", "prompt is too long", "too many tokens"]), .tooLong),
    (ErrorPattern(["tool_use_failed"]), .unreadable),
    (ErrorPattern(["does not support tool", "support tool use", "enable-auto-tool-choice"]), .noTools),
    (
      ErrorPattern(["tools", "tool_choice", "function call"], ["not supported", "unsupported", "not support"]), .noTools
    ),
    (ErrorPattern(["model_not_found", "not a valid model", "unknown model", "invalid model"]), .unknownModel),
    (ErrorPattern(["model"], ["not found", "not exist"]), .unknownModel),
  ]
}

extension String {
  /// The text in one line of at most 160 characters, for use in a sentence.
  fileprivate var excerpt: String {
    var sanitizer = TextSanitizer()
    let line = sanitizer.consume(self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 160 ? line.prefix(160).trimmed + "…" : line
  }
}
