import Engine
import Replies
import Session

extension Session {
  var repeatLast: Tool {
    Tool(
      "repeat_last", verb: "again", "Says the last answer again.", topic: .companion, toolset: .personal,
      does: Work { turn in
        guard let answer = turn.previousAnswer else {
          return Reply("I haven't said anything yet that I could repeat.")
        }
        // What was shown while it was open is not shown again once it is locked: what only shows something asks for the
        // passphrase then.
        if answer.reply.crisis == nil, try keyAccess.isLocked {
          if answer.canRunAgain, let tool = catalogue.first(where: { $0.name == answer.call.tool }) {
            var reply = try await tool.run(turn, answer.call.arguments)
            reply.call = answer.call
            return reply
          }
          if answer.isSealed {
            return Reply("It was about something sealed, and that is locked now. “unlock” opens it.")
          }
        }
        return answer.saidAgain
      })
  }
}

extension Turn.Answer {
  /// The words of the reply without what happened with them.
  fileprivate var saidAgain: Reply {
    var again = Reply(reply.receipt, reply.content, about: reply.about)
    if case .question = reply.followUp { again.followUp = reply.followUp }
    again.call = call
    again.crisis = reply.crisis
    return again
  }
}
