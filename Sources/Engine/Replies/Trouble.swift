/// What went wrong, for people: what happened and what to do about it. The only error that is shown.
package struct Trouble: Error, Hashable, Sendable {
  package var what: Said
  package var hint: Said?
  package var code: ExitStatus

  package init(_ what: Said, hint: Said? = nil, code: ExitStatus = .failed) {
    self.what = what
    self.hint = hint
    self.code = code
  }

  /// The same with what to do in the line of what happened, where an answer follows.
  var inOneLine: Trouble { hint.map { Trouble("\(what) \($0)", code: code) } ?? self }
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
