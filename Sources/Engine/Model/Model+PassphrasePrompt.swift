internal import HTTP
import Replies

/// Why one request came to nothing, with what decides whether there is another.
struct Failure: Error {
  var fault: ModelFault
  /// What the server said.
  var error: ServerError?
  var wasShown = false
  /// Whether nothing of an answer had come.
  var isSilent = false
}

extension Model {
  /// Asks once. Also tells the manners that the answer has taught.
  func ask(
    _ chat: ChatRequest, _ manners: ProviderQuirks, _ sink: Sink
  ) async throws(Failure) -> (Completion, ProviderQuirks) {
    var reader = CompletionReader(
      offering: Set(chat.tools.map(\.name)), thinksUnopened: manners.thinksUnopened,
      callsBefore: chat.messages.reduce(0) { $0 + $1.callCount })
    var wasShown = false
    do {
      let (head, pieces) = try await transport(request(chat, manners), Self.longestAnswer)
      guard 200..<300 ~= head.status else { throw try await failure(head, pieces) }
      for try await piece in pieces {
        let words = try reader.take(piece)
        if !words.isEmpty {
          wasShown = true
          await sink(words)
        }
        if reader.isOver { break }
      }
      // A stream whose task is cancelled ends as if it were whole.
      try Task.checkCancellation()
      let (completion, rest) = try reader.end()
      if !rest.isEmpty { await sink(rest) }
      var learnt = manners
      learnt.thinksUnopened = reader.thinksUnopened ?? manners.thinksUnopened
      return (completion, learnt)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(fault: ModelFault(error), wasShown: wasShown, isSilent: reader.isSilent)
    }
  }

  /// Bytes of a whole answer, with its thinking.
  private static let longestAnswer = 16 << 20
  private static let longestError = 64 << 10

  private func request(_ chat: ChatRequest, _ manners: ProviderQuirks) -> Request {
    Request(
      method: "POST", url: manners.isElsewhere ? address.otherURL ?? address.url : address.url,
      headers: [
        ("Content-Type", "application/json"), ("Accept", manners.streams ? "text/event-stream" : "application/json"),
      ]
        + [key?.header].compactMap(\.self),
      body: Array(chat.json(model: name, manners).text.utf8), purpose: chat.purpose, kinds: chat.kinds)
  }

  private func failure(_ head: Head, _ pieces: AsyncThrowingStream<[UInt8], any Error>) async throws -> Failure {
    var body: [UInt8] = []
    for try await piece in pieces {
      body += piece
      if body.count >= Self.longestError { break }
    }
    try Task.checkCancellation()
    var error = ServerError(text: String(decoding: body, as: UTF8.self))
    if let key { error.message = key.hidden(in: error.message) }
    let location = head["location"].map(address.place)
    return Failure(
      fault: ModelFault(status: head.status, error, wait: head.retryAfter, location: location), error: error)
  }
}
