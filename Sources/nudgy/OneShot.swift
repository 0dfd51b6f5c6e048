import Engine
import Language
import Replies
import Session
import Tools

/// A tool as a command: positional words go through the tool's phrases, `--name value` through its parameters.
///
/// No word is lost. `--word` that is no option is one more of the words where the verb keeps what is typed, as “add” does,
/// and is refused where a misspelt option could do harm.
struct OneShot {
  let tool: Tool
  let words: [String]
  let options: [String: Argument]
  private let language: @Sendable () -> Language

  init(
    _ tool: Tool, _ rest: some Sequence<String>, _ language: @autoclosure @escaping @Sendable () -> Language
  ) throws(UserError) {
    var words: [String] = []
    var options: [String: Argument] = [:]
    var pending: String?
    var isLiteral = false
    let keepsWords = tool.parameters.first.map { $0.slot == .text && !$0.isInner } ?? false
    for word in rest {
      if let name = pending {
        options[name] = Argument(given: word)
        pending = nil
      } else if word == "--", !isLiteral {
        isLiteral = true
      } else if !isLiteral, let (parameter, value) = OneShot.option(word, of: tool) {
        if let value {
          options[parameter.name] = Argument(given: value)
        } else if parameter.isFlag {
          options[parameter.name] = .flag(true)
        } else {
          pending = parameter.name
        }
      } else if isLiteral || keepsWords || !word.hasPrefix("--") {
        words.append(word)
      } else {
        throw UserError(
          "“\(tool.verb)” has no option \(word).",
          hint: "“nudgy \(tool.verb) --help” lists them. After -- every word is taken as it stands.", code: .usage)
      }
    }
    if let pending { throw UserError("--\(pending) needs a value.", code: .usage) }
    self.tool = tool
    self.words = words
    self.options = options
    self.language = language
  }

  /// “--due friday”, “--due=friday”: what it sets, and the value where that stands in the same word.
  private static func option(_ word: String, of tool: Tool) -> (parameter: AnyParameter, value: String?)? {
    guard word.hasPrefix("--") else { return nil }
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let parameter = tool.parameters.first(where: { $0.name == parts[0] }) else { return nil }
    return (parameter, parts.count == 2 ? String(parts[1]) : nil)
  }

  /// The calls that the words and options make: several where the words name several days or times.
  func calls(_ reading: Reading) throws(UserError) -> [Call] {
    try said(reading).map { call throws(UserError) in
      if let twice = call.arguments.keys.sorted().first(where: { isText($0) && options[$0] != nil }) {
        throw UserError(
          "The \(twice) is said twice: “\(words.spoken)”, and --\(twice).", hint: "Leave one of them out.", code: .usage
        )
      }
      return Call(call.tool, call.arguments.merging(options) { $1 })
    }
  }

  private func isText(_ name: String) -> Bool { tool.parameters.first { $0.name == name }?.slot == .text }

  /// More words than are read go whole to a verb that takes long texts, and of any other are kept as they are.
  private func unread(_ line: String) -> Call {
    guard let taker = tool.parameters.first, taker.slot == .text, taker.takesPages else {
      return Call("out_of_scope", ["line": .words(line)])
    }
    return Call(tool.name, [taker.name: .words(line)])
  }

  /// The words after the verb by the tool's own phrases; else all of them for the first parameter that takes them.
  private func said(_ reading: Reading) throws(UserError) -> [Call] {
    guard !words.isEmpty else { return [Call(tool.name)] }
    let line = words.spoken
    guard ReadingLimit.reads(line: line) else { return [unread(line)] }
    let language = language()
    // The verbs are English; a language that has none says its words without them.
    if language.second != nil, case let own = Rules([tool], language), let match = own.matches(line, limit: 1).first {
      return own.calls(match)
    }
    let rules = Rules([tool], language.second ?? language)
    // Of "add friday" no phrase but one for any words takes the verb, and the verb is no word of the person's.
    if let match = rules.matches("\(tool.verb) \(line)", limit: 1).first, match.score.words > 0 {
      return rules.calls(match)
    }
    if let match = rules.matches(line, limit: 1).first { return rules.calls(match) }
    // Texts that only nudgy's own calls give are none that a person could mean.
    let takers = tool.parameters.filter { !$0.isInner || $0.slot != .text }
    guard let taker = takers.first(where: { $0.accepts(.words(line), reading) }) else {
      throw UserError(
        "“\(tool.verb)” does not take “\(line)”.", hint: "“nudgy \(tool.verb) --help” shows how.", code: .usage)
    }
    return [Call(tool.name, [taker.name: .words(line)])]
  }
}
