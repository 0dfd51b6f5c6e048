import Replies

/// What a person may be asked. Where something may not be, a question that only comes with an answer or after a change
/// is left out, and any other is an error instead.
package enum QuestionPolicy: Sendable {
  case all
  /// Nothing is asked, and standard input is read where a text is wanted: it is a file or a pipe.
  case textOnly
  case none

  /// Takes out of a reply what may not be asked.
  ///
  /// - Parameter writes: whether the reply is that of a tool that changes something.
  /// - Returns: the error, where nothing can be done without an answer.
  func apply(to reply: inout Reply, writes: Bool) -> UserError? {
    let error: UserError
    switch reply.followUp {
    case .question(let question) where self != .all:
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
    let isDone = writes ? !reply.groups.isEmpty : !reply.isEmpty
    return isDone ? nil : error
  }
}

extension Reply {
  /// Whether there is nothing in it to show.
  var isEmpty: Bool { receipt == nil && content == .nothing }
}
