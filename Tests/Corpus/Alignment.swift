import Engine
import Language

/// Where the arguments of a labelled call stand in its line.
enum Alignment {
  /// `nil` where some words of a label cannot be found.
  static func spans(of call: LabelledCall, in line: Utterance, _ tools: [String: Tool]) -> [Span]? {
    guard let tool = tools[call.tool] else { return nil }
    var spans: [Span] = []
    for (name, value) in call.arguments {
      guard let parameter = tool.offeredParameters.first(where: { $0.name == name }), let kind = Span.Kind(parameter)
      else {
        continue
      }
      for text in texts(of: value) {
        guard let tokens = line.places(of: text) else {
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
      guard let tokens = line.places(of: item.title, after: last) ?? line.places(of: item.title)
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
}
