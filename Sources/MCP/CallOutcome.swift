import Engine
import Replies

/// What one call came to.
struct CallOutcome: Sendable {
  var reply: Reply?
  var trouble: UserError?
  /// The kinds of record that it looked at or changed.
  var kinds: [String] = []

  mutating func take(_ event: Event) {
    switch event {
    case .text, .waiting: break
    case .reply(let said): reply = said
    case .trouble(let said): trouble = said
    }
  }

  /// What has to be answered before anything is done. What is asked after something was done can stay open.
  var question: Question? {
    guard trouble == nil, let reply, reply.receipt == nil, case .question(let question) = reply.lead else { return nil }
    return question
  }

  /// The parameter whose words a person would type line by line.
  var missing: Collector? {
    guard case .collector(let collector) = reply?.lead else { return nil }
    return collector
  }
}
