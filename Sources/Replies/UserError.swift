/// An error for people: what happened, and what to do about it. No other error type is shown.
package struct UserError: Error, Hashable, Sendable {
  package var message: LocalizedText
  package var hint: LocalizedText?
  package var code: ExitStatus

  package init(_ message: LocalizedText, hint: LocalizedText? = nil, code: ExitStatus = .failed) {
    self.message = message
    self.hint = hint
    self.code = code
  }

  /// The same with the hint appended to the message, for where an answer follows.
  package var singleLine: UserError { hint.map { UserError("\(message) \($0)", code: code) } ?? self }
}

/// The exit status of a one-shot call. An empty answer is `done`.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  case failed = 1
  case usage = 2
  case notFound = 3
  case locked = 4
  /// Needs a confirmation it may not ask for.
  case unconfirmed = 5
  case interrupted = 130
}
