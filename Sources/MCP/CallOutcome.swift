import Replies

/// The result of one call.
struct CallOutcome: Sendable {
  var reply: Reply?
  var error: UserError?
  /// The kinds of records that it read or changed.
  var kinds: [String] = []

  mutating func record(_ event: Event) {
    switch event {
    case .text, .waiting: break
    case .reply(let newReply): reply = newReply
    case .error(let newError): error = newError
    }
  }

  /// A question that must be answered before anything is done. One asked after a change may stay open.
  var question: Question? {
    guard error == nil, let reply, reply.receipt == nil, case .question(let question) = reply.followUp else {
      return nil
    }
    return question
  }

  /// A missing parameter, for which a person would type text line by line.
  var missingParameter: Collector? {
    guard case .collector(let collector) = reply?.followUp else { return nil }
    return collector
  }
}
