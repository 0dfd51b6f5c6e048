import Language
import Replies

/// Reads a model's answer as its bytes come: streamed, whole, or what else servers send with status 200.
package struct CompletionReader: Sendable {
  private enum Form {
    case unknown, events, whole
  }

  /// How many calls the conversation held before.
  private let callsBefore: Int
  private var form = Form.unknown
  private var body: [UInt8] = []
  private var stream = EventStream()
  private var plain = PlainText()
  private var thoughts: Thoughts
  private var slots: CallSlots
  private var text = ""
  private var watch = RunawayWatch()
  private var finish: String?
  private var usage: Completion.Usage?
  /// Whether what is said is kept back, as it may be a call written as text.
  private var isHolding: Bool

  /// Whether the server has said that nothing more comes.
  package private(set) var isOver = false

  /// - Parameter names: the tools that the model may call.
  /// - Parameter thinksUnopened: whether it is known to begin inside its thinking, without a tag that says so.
  package init(offering names: Set<String> = [], thinksUnopened: Bool = false, callsBefore: Int = 0) {
    self.callsBefore = callsBefore
    thoughts = Thoughts(unopened: thinksUnopened)
    slots = CallSlots(offering: names)
    isHolding = !names.isEmpty
  }

  /// Whether nothing has come that could be read.
  var isSilent: Bool { form != .whole && finish == nil && slots.isEmpty && text.isEmpty && !isOver }

  /// Whether the model thought without saying where that begins; `nil` when it said nothing to tell by.
  var thinksUnopened: Bool? { text.isEmpty ? nil : thoughts.cameUnopened }

  /// What can be shown of the answer.
  package mutating func take(_ bytes: [UInt8]) throws(ModelFault) -> String {
    switch form {
    case .events: return try takeEvents(bytes)
    case .whole: body += bytes
    case .unknown:
      body += bytes
      guard let first = body.first(where: { !CompletionReader.blank.contains($0) }) else { return "" }
      form = "{[<".utf8.contains(first) ? .whole : .events
      guard form == .events else { return "" }
      defer { body = [] }
      return try takeEvents(body)
    }
    return ""
  }

  /// The answer, if it has ended well, and what of its words was not shown yet.
  package mutating func end() throws(ModelFault) -> (completion: Completion, rest: String) {
    var rest = ""
    if form == .whole { rest += try takeWhole() } else if !isOver { rest += try take(stream.end()) }
    rest += try say(thoughts.end())
    guard isOver || finish != nil, finish != nil || !text.isEmpty || !slots.isEmpty else { throw .cut }
    let ending = CompletionReader.endings[finish ?? ""] ?? .whole
    var calls = ending == .whole ? slots.calls(after: callsBefore) : []
    if isHolding { rest = text }
    if isHolding, isWrittenCall {
      if slots.isEmpty { calls = [try writtenCall(ending)] }
      (text, rest) = ("", "")
    }
    if text.isEmpty, ending != .whole { throw ending == .withheld ? .withheld : .unfinished }
    let words = String(text.trimmed)
    return (Completion(text: words, calls: calls, ending: ending, usage: usage), rest)
  }
}

extension CompletionReader {
  /// Bytes of all that is asked of tools in one answer.
  private static let longestCalls = 64 << 10

  /// White space and a byte order mark.
  private static let blank: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]

  /// The reasons to stop that do not mean a whole answer.
  private static let endings: [String: Completion.Ending] = [
    "length": .tooLong, "max_tokens": .tooLong, "content_filter": .withheld, "safety": .withheld,
  ]

  private mutating func takeEvents(_ bytes: [UInt8]) throws(ModelFault) -> String { try take(stream.take(bytes)) }

  private mutating func take(_ events: [EventStream.Event]) throws(ModelFault) -> String {
    var said = ""
    for event in events where !isOver {
      if event.name == "error" { throw ModelFault(status: nil, ServerError(text: event.data)) }
      for chunk in event.chunks where !isOver {
        switch chunk {
        case .end: isOver = true
        case .unreadable: throw .nonsense
        case .value(let json): said += try take(json)
        }
      }
    }
    return said
  }

  private mutating func takeWhole() throws(ModelFault) -> String {
    let text = String(decoding: body, as: UTF8.self).trimmed { $0.isWhitespace || $0 == "\u{FEFF}" }
    guard text.first != "<" else { throw .notAnAPI }
    guard let json = JSON(reading: String(text)) else { throw .cut }
    let said = try take(json)
    guard json["choices"]?.array?.isEmpty == false else { throw .nonsense }
    isOver = true
    return said
  }

  private mutating func take(_ json: JSON) throws(ModelFault) -> String {
    let choice = json["choices"]?.array?.first
    if let error = ServerError(json) ?? choice.flatMap(ServerError.init) { throw ModelFault(status: nil, error) }
    if let usage = json["usage"].flatMap(Completion.Usage.init) { self.usage = usage }
    if let reason = choice?["finish_reason"]?.string, !reason.isEmpty { finish = reason.lowercased() }
    guard finish != "error" else { throw .failing(nil) }
    let message = [choice?["delta"], choice?["message"]].lazy.compactMap { $0?.members == nil ? nil : $0 }.first
    for call in message?["tool_calls"]?.array ?? [] where call.members != nil { slots.take(call) }
    guard slots.size <= CompletionReader.longestCalls else { throw .endless }
    if ["reasoning", "reasoning_content"].contains(where: { message?[$0]?.string?.isEmpty == false }) {
      thoughts.comeApart()
    }
    let words = (message?["content"]).flatMap(CompletionReader.words) ?? message?["refusal"]?.string ?? ""
    return words.isEmpty ? "" : try say(thoughts.take(plain.take(words), after: &text))
  }

  /// Whether what was kept back is a call, in one of the many ways to write one as text.
  private var isWrittenCall: Bool {
    slots.offered.contains { text.contains("\"\($0)\"") || text.contains("<function=\($0)") }
  }

  /// Only one JSON object can be told apart from talk about calls; anything else is no answer to show either.
  private func writtenCall(_ ending: Completion.Ending) throws(ModelFault) -> ModelCall {
    guard ending == .whole, let call = ModelCall(text, offered: slots.offered, ModelCall.id(callsBefore)) else {
      throw .noTools
    }
    return call
  }

  /// Content is text, or parts of which some are.
  private static func words(_ content: JSON) -> String? {
    if let text = content.string { return text }
    let parts = content.array?.filter { $0["type"] == nil || $0["type"] == "text" }
    return parts?.compactMap { $0["text"]?.string }.joined()
  }

  private mutating func say(_ words: String) throws(ModelFault) -> String {
    guard !watch.runsAway(with: words) else { throw .endless }
    guard text.isEmpty else {
      text += words
      return isHolding ? "" : words
    }
    text = String(words.drop(while: \.isWhitespace))
    isHolding = !slots.offered.isEmpty && (text.first.map { "{[`<".contains($0) } ?? true)
    return isHolding ? "" : text
  }
}

extension Completion.Usage {
  fileprivate init?(_ json: JSON) {
    guard let prompt = json["prompt_tokens"]?.number.flatMap({ Int(exactly: $0) }) else { return nil }
    self.init(prompt: prompt, answer: json["completion_tokens"]?.number.flatMap { Int(exactly: $0) } ?? 0)
  }
}

extension ModelCall {
  /// A call that a model wrote as its whole text, `nil` where that is anything else.
  fileprivate init?(_ text: String, offered: Set<String>, _ id: String) {
    guard let json = JSON(reading: text), let name = json["name"]?.string, offered.contains(name),
      let arguments = json["arguments"] ?? json["parameters"]
    else { return nil }
    self.init(id: id, name: name, arguments: arguments.text)
  }
}
