import Language
import Replies

/// Reads a model's answer from its bytes as they arrive: streamed, as one JSON body, or as an error with status 200.
package struct CompletionReader: Sendable {
  private enum Form {
    case unknown, events, whole
  }

  /// The number of calls in the conversation so far.
  private let callsBefore: Int
  private var form = Form.unknown
  private var body: [UInt8] = []
  private var stream = EventStream()
  private var sanitizer = TextSanitizer()
  private var thinkingFilter: ThinkingFilter
  private var toolCalls: ToolCallAssembler
  private var text = ""
  private var runawayDetector = RunawayDetector()
  private var finishReason: String?
  private var usage: Completion.Usage?
  /// Whether text is held back, because it may be a call written as text.
  private var isBuffering: Bool

  /// Whether the server has signalled the end of the answer.
  package private(set) var hasEnded = false

  /// - Parameter names: the tools that the model may call.
  /// - Parameter omitsThinkingTag: whether the model is known to begin in its thinking without an opening tag.
  package init(toolNames names: Set<String> = [], omitsThinkingTag: Bool = false, callsBefore: Int = 0) {
    self.callsBefore = callsBefore
    thinkingFilter = ThinkingFilter(omitsThinkingTag: omitsThinkingTag)
    toolCalls = ToolCallAssembler(toolNames: names)
    isBuffering = !names.isEmpty
  }

  /// Whether nothing readable has arrived yet.
  var isSilent: Bool { form != .whole && finishReason == nil && toolCalls.isEmpty && text.isEmpty && !hasEnded }

  /// Whether the model began in its thinking without an opening tag; `nil` if there is no text to tell by.
  var omitsThinkingTag: Bool? { text.isEmpty ? nil : thinkingFilter.hasUnopenedEnd }

  /// Adds bytes; returns the text that can be shown.
  package mutating func consume(_ bytes: [UInt8]) throws(ModelFault) -> String {
    switch form {
    case .events: return try consumeEvents(bytes)
    case .whole: body += bytes
    case .unknown:
      body += bytes
      guard let first = body.first(where: { !CompletionReader.blank.contains($0) }) else { return "" }
      form = "{[<".utf8.contains(first) ? .whole : .events
      guard form == .events else { return "" }
      defer { body = [] }
      return try consumeEvents(body)
    }
    return ""
  }

  /// The answer, if it has ended properly, and the part of its text not shown yet.
  package mutating func end() throws(ModelFault) -> (completion: Completion, rest: String) {
    var rest = ""
    if form == .whole { rest += try consumeWhole() } else if !hasEnded { rest += try consume(stream.end()) }
    rest += try append(thinkingFilter.end())
    guard hasEnded || finishReason != nil, finishReason != nil || !text.isEmpty || !toolCalls.isEmpty else {
      throw .incomplete
    }
    let ending = CompletionReader.endings[finishReason ?? ""] ?? .complete
    var calls = ending == .complete ? toolCalls.calls(after: callsBefore) : []
    if isBuffering { rest = text }
    if isBuffering, isCallInText {
      if toolCalls.isEmpty { calls = [try callInText(ending)] }
      (text, rest) = ("", "")
    }
    if text.isEmpty, ending != .complete { throw ending == .filtered ? .filtered : .hitLengthLimit }
    let visibleText = String(text.trimmed)
    return (Completion(text: visibleText, calls: calls, ending: ending, usage: usage), rest)
  }
}

extension CompletionReader {
  /// The most bytes of all tool calls in one answer.
  private static let maxCallBytes = 64 << 10

  /// White space and a byte order mark.
  private static let blank: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]

  /// Finish reasons that mean an incomplete answer.
  private static let endings: [String: Completion.Ending] = [
    "length": .truncated, "max_tokens": .truncated, "content_filter": .filtered, "safety": .filtered,
  ]

  private mutating func consumeEvents(_ bytes: [UInt8]) throws(ModelFault) -> String {
    try consume(stream.consume(bytes))
  }

  private mutating func consume(_ events: [EventStream.Event]) throws(ModelFault) -> String {
    var visibleText = ""
    for event in events where !hasEnded {
      if event.name == "error" { throw ModelFault(status: nil, ServerError(text: event.data)) }
      for chunk in event.chunks where !hasEnded {
        switch chunk {
        case .end: hasEnded = true
        case .unreadable: throw .unreadable
        case .value(let json): visibleText += try consume(json)
        }
      }
    }
    return visibleText
  }

  private mutating func consumeWhole() throws(ModelFault) -> String {
    let text = String(decoding: body, as: UTF8.self).trimmed { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard text.first != "<" else { throw .notAnAPI }
    guard let json = JSON(reading: String(text)) else { throw .incomplete }
    let visibleText = try consume(json)
    guard json["choices"]?.array?.isEmpty == false else { throw .unreadable }
    hasEnded = true
    return visibleText
  }

  private mutating func consume(_ json: JSON) throws(ModelFault) -> String {
    let choice = json["choices"]?.array?.first
    if let error = ServerError(json) ?? choice.flatMap(ServerError.init) { throw ModelFault(status: nil, error) }
    if let usage = json["usage"].flatMap(Completion.Usage.init) { self.usage = usage }
    if let reason = choice?["finish_reason"]?.string, !reason.isEmpty { finishReason = reason.lowercased() }
    guard finishReason != "error" else { throw .failing(nil) }
    let message = [choice?["delta"], choice?["message"]].lazy.compactMap { $0?.members == nil ? nil : $0 }.first
    for call in message?["tool_calls"]?.array ?? [] where call.members != nil { toolCalls.append(call) }
    guard toolCalls.size <= CompletionReader.maxCallBytes else { throw .runaway }
    if ["reasoning", "reasoning_content"].contains(where: { message?[$0]?.string?.isEmpty == false }) {
      thinkingFilter.markSeparateThinking()
    }
    let words = (message?["content"]).flatMap(CompletionReader.contentText) ?? message?["refusal"]?.string ?? ""
    return words.isEmpty ? "" : try append(thinkingFilter.consume(sanitizer.consume(words), after: &text))
  }

  /// Whether the text held back is a call, in one of the ways in which models write calls as text.
  private var isCallInText: Bool {
    toolCalls.toolNames.contains { text.contains("\"\($0)\"") || text.contains("<function=\($0)") }
  }

  /// Parses a call from the text. Only a single JSON object is clearly a call; any other such text is an error, as it
  /// is no answer to show either.
  private func callInText(_ ending: Completion.Ending) throws(ModelFault) -> ModelCall {
    guard ending == .complete, let call = ModelCall(text, offered: toolCalls.toolNames, ModelCall.makeID(callsBefore))
    else {
      throw .noTools
    }
    return call
  }

  /// The text of a message's content, which is a string or an array of parts.
  private static func contentText(_ content: JSON) -> String? {
    if let text = content.string { return text }
    let parts = content.array?.filter { $0["type"] == nil || $0["type"] == "text" }
    return parts?.compactMap { $0["text"]?.string }.joined()
  }

  private mutating func append(_ words: String) throws(ModelFault) -> String {
    guard !runawayDetector.isRunaway(with: words) else { throw .runaway }
    guard text.isEmpty else {
      text += words
      return isBuffering ? "" : words
    }
    text = String(words.drop(while: \.isWhitespace))
    isBuffering = !toolCalls.toolNames.isEmpty && (text.first.map { "{[`<".contains($0) } ?? true)
    return isBuffering ? "" : text
  }
}

extension Completion.Usage {
  fileprivate init?(_ json: JSON) {
    guard let prompt = json["prompt_tokens"]?.number.flatMap({ Int(exactly: $0) }) else { return nil }
    self.init(prompt: prompt, answer: json["completion_tokens"]?.number.flatMap { Int(exactly: $0) } ?? 0)
  }
}

extension ModelCall {
  /// The call that makes up a model's whole text; `nil` if the text is anything else.
  fileprivate init?(_ text: String, offered: Set<String>, _ id: String) {
    guard let json = JSON(reading: text), let name = json["name"]?.string, offered.contains(name),
      let arguments = json["arguments"] ?? json["parameters"]
    else { return nil }
    self.init(id: id, name: name, arguments: arguments.text)
  }
}
