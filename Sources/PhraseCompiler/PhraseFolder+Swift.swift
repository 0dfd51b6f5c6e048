extension PhraseFolder {
  /// The phrases as Swift source: arrays of literals, which the compiler lays out as data. Each tool has a property of
  /// its own, as one expression with all of them would take the type checker long.
  var swiftSource: String {
    let properties = tools.map { tool, file in
      """
        private static var \(tool)_: ToolPhrases {
          ToolPhrases(
            \(([literal(tool)] + arguments(file)).joined(separator: ",\n      ")))
        }
      """
    }
    return """
      // Made of the text files in Languages/\(name). What is changed here is lost.
      import Language

      enum \(name)Phrases {
        static let words: [WordGroup] = \(list(words.words.map(pair), 2))

        static let tools: [ToolPhrases] = \(list(tools.map { "\($0.tool)_" }, 2))

      \(properties.joined(separator: "\n\n"))
      \(catalog.map { "\n  static let messages = \($0)" } ?? "")
      }

      """
  }

  private var catalog: String? {
    guard let messages, let rule = try? messages.pluralRule() else { return nil }
    return messages.swiftSource(rule)
  }

  /// The arguments that are not empty.
  private func arguments(_ file: PhraseFile) -> [String] {
    let all = [
      ("words", file.words.map(pair)), ("phrases", file.phrases.map { literal($0.text) }),
      ("followUpPhrases", file.followUpPhrases.map { literal($0.text) }),
      ("contextPhrases", file.contextPhrases.map { pair($0.context, $0.phrase.text) }),
      (
        "examples",
        file.examples.map { example in
          pair(example.sentence, example.arguments.map { "\($0.name)=\($0.value)" }.joined(separator: "\n"))
        }
      ),
    ]
    return all.filter { !$0.1.isEmpty }.map { "\($0.0): \(list($0.1, 6))" }
  }

  private func pair(_ group: PhraseFile.WordGroup) -> String { pair(group.name, group.words) }

  private func pair(_ first: String, _ second: String) -> String { "(\(literal(first)), \(literal(second)))" }

  private func list(_ elements: [String], _ indentation: Int) -> String {
    let margin = "\n" + String(repeating: " ", count: indentation)
    return "[" + elements.map { margin + "  " + $0 }.joined(separator: ",") + margin + "]"
  }

  private func literal(_ text: String) -> String {
    "\"" + text.map { ["\"": "\\\"", "\\": "\\\\", "\n": "\\n"][$0] ?? String($0) }.joined() + "\""
  }
}
