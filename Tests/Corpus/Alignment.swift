import Engine
import Language

/// Where the arguments of a labelled call stand in its line.
enum Alignment {
  /// `nil` where some words of a label cannot be found.
  static func spans(of call: LabelledCall, in line: Utterance, _ tools: [String: Tool]) -> [Span]? {
    guard let tool = tools[call.tool] else { return nil }
    var spans: [Span] = []
    for (name, value) in call.arguments {
      guard let parameter = tool.parameters.first(where: { $0.name == name }), let kind = Span.Kind(parameter) else {
        continue
      }
      for text in texts(of: value) {
        guard let tokens = tokens(of: text, in: line, after: -1) else {
          if kind == .text || kind == .reference { return nil }
          continue
        }
        spans.append(Span(kind, tokens))
      }
    }
    return spans
  }

  static func spans(of dump: DumpCase, in line: Utterance) -> [Span]? {
    var spans: [Span] = []
    var last = -1
    for item in dump.items {
      guard let tokens = tokens(of: item.title, in: line, after: last) ?? tokens(of: item.title, in: line, after: -1)
      else { return nil }
      spans.append(Span(.text, tokens))
      last = tokens[tokens.count - 1]
    }
    return spans
  }

  private static func texts(of value: JSON) -> [String] {
    switch value {
    case .string(let text): [text]
    case .array(let items): items.flatMap(texts)
    default: []
    }
  }

  /// The tokens that spell the text, in order, with as few others between them as may be.
  private static func tokens(of text: String, in line: Utterance, after last: Int) -> [Int]? {
    let wanted = Utterance(text).tokens.map(\.key)
    guard !wanted.isEmpty else { return nil }
    var best: [Int]?
    for start in line.tokens.indices where start > last && line.tokens[start].key == wanted[0] {
      var used: [Int] = []
      var place = start
      while place < line.tokens.count, used.count < wanted.count, place - (used.last ?? start) < 10 {
        if line.tokens[place].key == wanted[used.count] { used.append(place) }
        place += 1
      }
      guard used.count == wanted.count else { continue }
      if best.map({ width(used) < width($0) }) ?? true { best = used }
    }
    return best
  }

  private static func width(_ tokens: [Int]) -> Int { tokens[tokens.count - 1] - tokens[0] }
}
