import Language

extension ModelFault {
  /// What a server's error means.
  ///
  /// - Parameter status: of the answer; `nil` where the error came inside a good one.
  /// - Parameter wait: seconds to wait, as the server says.
  init(status: Int?, _ error: ServerError, wait: Int? = nil, location: String? = nil) {
    let status = status ?? error.status
    let words = error.words
    switch status {
    case (300..<400)?: self = .redirected(location ?? "")
    case 401?, 403?: self = .keyRefused
    default:
      if let told = ModelFault.told.first(where: { $0.by.isIn(words) }) {
        self = told.fault
      } else if error.message.trimmed.first == "<" {
        self = (status ?? 0) < 500 ? .notAnAPI : .failing(status)
      } else {
        self = ModelFault.fault(of: status, wait) ?? .refused(error.message.briefly)
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

  private static let told: [(by: Telltale, fault: ModelFault)] = [
    (
      Telltale(["insufficient_quota", "exceeded your current quota", "insufficient credit", "insufficient balance"]),
      .quota
    ),
    (Telltale(["credit balance", "out of credit"]), .quota),
    (Telltale(["context_length_exceeded", "exceed_context_size", "maximum context", "context length"]), .tooLong),
    (Telltale(["context window", "prompt is too long", "too many tokens"]), .tooLong),
    (Telltale(["tool_use_failed"]), .nonsense),
    (Telltale(["does not support tool", "support tool use", "enable-auto-tool-choice"]), .noTools),
    (Telltale(["tools", "tool_choice", "function call"], ["not supported", "unsupported", "not support"]), .noTools),
    (Telltale(["model_not_found", "not a valid model", "unknown model", "invalid model"]), .unknownModel),
    (Telltale(["model"], ["not found", "not exist"]), .unknownModel),
  ]
}

extension String {
  /// So much of a server's words as fits into a sentence.
  fileprivate var briefly: String {
    var plain = PlainText()
    let line = plain.take(self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 160 ? line.prefix(160).trimmed + "…" : line
  }
}
