internal import Civil
internal import HTTP
import Replies

/// A failed request, with what decides whether it is sent again.
struct RequestFailure: Error {
  var fault: ModelFault
  /// The server's error.
  var error: ServerError?
  var hasShownText = false
  /// Whether nothing of an answer had arrived.
  var isSilent = false
}

extension Model {
  /// Sends one request. Also returns the quirks that its answer has revealed.
  func send(
    _ chat: ChatRequest, _ quirks: ProviderQuirks, _ sink: Sink
  ) async throws(RequestFailure) -> (Completion, ProviderQuirks) {
    var reader = CompletionReader(
      toolNames: Set(chat.tools.map(\.name)), omitsThinkingTag: quirks.omitsThinkingTag,
      callsBefore: chat.messages.reduce(0) { $0 + $1.callCount })
    var hasShownText = false
    do {
      let (head, pieces) = try await transport(request(chat, quirks), Self.maxAnswerBytes)
      guard 200..<300 ~= head.status else { throw try await failure(head, pieces) }
      for try await piece in pieces {
        let words = try reader.consume(piece)
        if !words.isEmpty {
          hasShownText = true
          await sink(words)
        }
        if reader.hasEnded { break }
      }
      // A stream whose task is cancelled ends as if it were whole.
      try Task.checkCancellation()
      let (completion, rest) = try reader.end()
      if !rest.isEmpty { await sink(rest) }
      var updatedQuirks = quirks
      updatedQuirks.omitsThinkingTag = reader.omitsThinkingTag ?? quirks.omitsThinkingTag
      return (completion, updatedQuirks)
    } catch let failure as RequestFailure {
      throw failure
    } catch {
      throw RequestFailure(fault: ModelFault(error), hasShownText: hasShownText, isSilent: reader.isSilent)
    }
  }

  /// The most bytes of a whole answer, thinking included.
  private static let maxAnswerBytes = 16 << 20
  private static let maxErrorBytes = 64 << 10

  private func request(_ chat: ChatRequest, _ quirks: ProviderQuirks) -> Request {
    Request(
      method: "POST", url: quirks.usesAlternateURL ? address.alternateURL ?? address.url : address.url,
      headers: [
        ("Content-Type", "application/json"), ("Accept", quirks.streams ? "text/event-stream" : "application/json"),
      ]
        + [key?.header].compactMap(\.self),
      body: Array(chat.json(model: name, quirks).text.utf8), purpose: chat.purpose, kinds: chat.kinds)
  }

  private func failure(_ head: ResponseHead, _ pieces: AsyncThrowingStream<[UInt8], any Error>) async throws
    -> RequestFailure
  {
    var body: [UInt8] = []
    for try await piece in pieces {
      body += piece
      if body.count >= Self.maxErrorBytes { break }
    }
    try Task.checkCancellation()
    var error = ServerError(text: String(decoding: body, as: UTF8.self))
    if let key { error.message = key.hidden(in: error.message) }
    let location = head["location"].map(address.redirectTarget)
    return RequestFailure(
      fault: ModelFault(status: head.status, error, wait: head.retryAfter, location: location), error: error)
  }
}

extension ResponseHead {
  /// Seconds to wait before the next request. A date is compared with the response's own `Date`.
  fileprivate var retryAfter: Int? {
    if let ms = self["retry-after-ms"].flatMap(Double.init), let wait = Int(roundingUp: ms / 1000) { return wait }
    guard let value = self["retry-after"] else { return nil }
    if let seconds = Double(value) { return Int(roundingUp: seconds) }
    guard let then = LocalTime(http: value), let now = self["date"].flatMap(LocalTime.init(http:)) else { return nil }
    return max(0, now.seconds(to: then))
  }
}

extension Int {
  fileprivate init?(roundingUp seconds: Double) {
    self.init(exactly: seconds < 0 ? 0 : seconds.rounded(.up))
  }
}

extension LocalTime {
  /// `Fri, 20 Nov 2026 10:00:00 GMT` (RFC 9110, 5.6.7), as UTC.
  fileprivate init?(http text: String) {
    let parts = text.split(separator: " ")
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    guard parts.count == 6, let month = months.firstIndex(of: String(parts[2])), let number = Int(parts[1]),
      let year = Int(parts[3]), let day = Day(year, month + 1, number)
    else { return nil }
    let clock = parts[4].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3 else { return nil }
    self.init(day, clock[0], clock[1], clock[2])
  }
}
