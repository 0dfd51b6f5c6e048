/// What went wrong, for people: what happened and what to do about it. The only error that is shown.
package struct UserError: Error, Hashable, Sendable {
  package var what: LocalizedText
  package var hint: LocalizedText?
  package var code: ExitStatus

  package init(_ what: LocalizedText, hint: LocalizedText? = nil, code: ExitStatus = .failed) {
    self.what = what
    self.hint = hint
    self.code = code
  }

  /// The same with what to do in the line of what happened, where an answer follows.
  package var inOneLine: UserError { hint.map { UserError("\(what) \($0)", code: code) } ?? self }
}

/// What a one-shot call ends with. An empty answer is `done`.
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
