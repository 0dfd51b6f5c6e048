import Engine
import Language
import Replies

/// Where the arguments of a labelled call stand in its line.
enum Alignment {
  /// `nil` where some words of a label cannot be found.
  static func spans(of call: LabelledCall, in line: Utterance, _ tools: [String: Tool]) -> [Span]? {
    guard let tool = tools[call.tool] else { return nil }
    var spans: [Span] = []
    for (name, value) in call.arguments {
      guard let parameter = tool.assistantParameters.first(where: { $0.name == name }), let kind = Span.Kind(parameter)
      else {
        continue
      }
      for text in texts(of: value) {
        guard let tokens = line.tokenIndices(of: text) else {
          if kind == .text || kind == .reference { return nil }
          continue
        }
        spans.append(Span(kind, tokens))
      }
    }
    return spans
  }

  /// Where a dump's things stand in it. A title that says it in other words stands somewhere between the two beside it:
  /// there nothing is known.
  static func tags(of dump: DumpCase, in line: Utterance) -> [Int?] {
    var last = -1
    let places = dump.items.map { item -> [Int]? in
      let places =
        item.titles.lazy.compactMap { line.tokenIndices(of: $0, after: last) }.first
        ?? item.titles.lazy.compactMap { line.tokenIndices(of: $0) }.first
      if let places { last = places[places.count - 1] }
      return places
    }
    let spans = places.compactMap { $0.map { Span(.text, $0) } }
    var tags: [Int?] = Tag.tags(of: spans, in: line)
    for item in places.indices where places[item] == nil {
      let start = places[..<item].last { $0 != nil }.flatMap { $0?.last }.map { $0 + 1 } ?? 0
      let end = places[item...].first { $0 != nil }.flatMap { $0?.first } ?? line.tokens.count
      for place in start..<max(start, end) where tags[place] == Tag.outside { tags[place] = nil }
    }
    return tags
  }

  private static func texts(of value: JSON) -> [String] {
    switch value {
    case .string(let text): [text]
    case .array(let items): items.flatMap(texts)
    default: []
    }
  }
}
