import Replies

/// What a person may be asked. Where something may not be, a question that only comes with an answer or after a change
/// is left out, and any other is an error instead.
package enum QuestionPolicy: Sendable {
  case all
  /// A question is shown and stays open for a later call, as nobody is there to answer it now: a program reads along,
  /// or standard input is a file or a pipe. A call that did nothing but ask is no success.
  case unattended
  /// Nothing is asked, and standard input is read where a text is wanted: it is a file or a pipe.
  case textOnly
  case none

  /// Whether a question is shown at all.
  var asks: Bool { self == .all || self == .unattended }

  /// Whether a reply does nothing but ask, and nobody is there to answer.
  ///
  /// - Parameter writes: whether the reply is that of a tool that changes something.
  func isUnanswered(_ reply: Reply, writes: Bool) -> Bool {
    guard self == .unattended, case .question = reply.followUp else { return false }
    return !reply.isDone(writes: writes)
  }

  /// Takes out of a reply what may not be asked.
  ///
  /// - Parameter writes: whether the reply is that of a tool that changes something.
  /// - Returns: the error, where nothing can be done without an answer.
  func apply(to reply: inout Reply, writes: Bool) -> UserError? {
    let error: UserError
    switch reply.followUp {
    case .question(let question) where !asks:
      error = UserError(
        question.choices.isEmpty
          ? "This needs an answer: \(question.text)"
          : "This needs an answer: \(question.text) \(question.choices.map(\.label))",
        hint: "Say it in the command, as --no-input never asks.", code: .unconfirmed)
    case .collector where self == .none:
      error = UserError(
        "This needs a text.", hint: "Give it in the command or on standard input, as --no-input never asks.",
        code: .unconfirmed)
    default: return nil
    }
    reply.followUp = nil
    return reply.isDone(writes: writes) ? nil : error
  }
}

extension Reply {
  /// Whether there is nothing in it to show.
  var isEmpty: Bool { receipt == nil && content == .nothing }

  /// Whether it did something besides asking.
  fileprivate func isDone(writes: Bool) -> Bool { writes ? !groups.isEmpty : !isEmpty }
}
