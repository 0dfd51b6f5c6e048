import Engine
import Language
import Tools

/// A tool as a command: positional words go through the tool's phrases, `--name value` through its parameters.
struct OneShot {
  let tool: Tool
  let words: [String]
  let options: [String: Argument]

  init(_ tool: Tool, _ rest: some Sequence<String>) throws(Trouble) {
    var words: [String] = []
    var options: [String: Argument] = [:]
    var pending: String?
    var isLiteral = false
    for word in rest {
      if let name = pending {
        options[name] = .words(word)
        pending = nil
      } else if word == "--" {
        isLiteral = true
      } else if !isLiteral, word.hasPrefix("--") {
        let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let parameter = tool.parameters.first(where: { $0.name == parts[0] }) else {
          throw Trouble(
            "“\(tool.verb)” has no option \(word).", hint: "“nudgy \(tool.verb) --help” lists them.", code: .usage)
        }
        if parts.count == 2 {
          options[parameter.name] = .words(String(parts[1]))
        } else if parameter.isFlag {
          options[parameter.name] = .flag(true)
        } else {
          pending = parameter.name
        }
      } else {
        words.append(word)
      }
    }
    if let pending { throw Trouble("--\(pending) needs a value.", code: .usage) }
    self.tool = tool
    self.words = words
    self.options = options
  }

  /// The call that the words and options make.
  func call(_ reading: Reading) throws(Trouble) -> Call {
    let said = try said(reading)
    return Call(tool.name, said.merging(options) { $1 })
  }

  /// The words after the verb by the tool's own phrases; else all of them for the first parameter that takes them.
  private func said(_ reading: Reading) throws(Trouble) -> [String: Argument] {
    guard !words.isEmpty else { return [:] }
    let line = words.spoken
    let rules = Rules([tool])
    for sentence in ["\(tool.verb) \(line)", line] {
      if let match = rules.matches(sentence, limit: 1).first { return match.arguments }
    }
    guard let taker = tool.parameters.first(where: { $0.accepts(.words(line), reading) }) else {
      throw Trouble(
        "“\(tool.verb)” does not take “\(line)”.", hint: "“nudgy \(tool.verb) --help” shows how.", code: .usage)
    }
    return [taker.name: .words(line)]
  }
}
