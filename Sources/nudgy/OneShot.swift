import Engine
import Language
import Replies
import Session
import Tools

/// Runs a tool as a command: positional words are parsed by the tool's phrases, `--name value` sets a parameter.
///
/// No word is lost. If the tool takes free text, as “add” does, an unknown `--word` is part of that text; for other
/// tools it is an error, because a misspelt option could do harm.
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
    let takesFreeText = tool.parameters.first.map { $0.slot == .text && !$0.isInternal } ?? false
    for word in rest {
      if let name = pending {
        options[name] = Argument(input: word)
        pending = nil
      } else if word == "--", !isLiteral {
        isLiteral = true
      } else if !isLiteral, let (parameter, value) = OneShot.option(word, of: tool) {
        if let value {
          options[parameter.name] = Argument(input: value)
        } else if parameter.isFlag {
          options[parameter.name] = .flag(true)
        } else {
          pending = parameter.name
        }
      } else if isLiteral || takesFreeText || !word.hasPrefix("--") {
        words.append(word)
      } else {
        throw UserError(
          "“\(tool.verb)” has no option \(word).",
          hint: "“nudgy \(tool.verb) --help” lists them. After -- every word is taken literally.", code: .usage)
      }
    }
    if let pending { throw UserError("--\(pending) needs a value.", code: .usage) }
    self.tool = tool
    self.words = words
    self.options = options
    self.language = language
  }

  /// Parses “--due friday” or “--due=friday”: the parameter, and the value if it is in the same word.
  private static func option(_ word: String, of tool: Tool) -> (parameter: AnyParameter, value: String?)? {
    guard word.hasPrefix("--") else { return nil }
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let parameter = tool.parameters.first(where: { $0.name == parts[0] }) else { return nil }
    return (parameter, parts.count == 2 ? String(parts[1]) : nil)
  }

  /// The calls for the words and options: more than one if the words name several days or times.
  func calls(_ reading: InputContext) throws(UserError) -> [Call] {
    try parsedCalls(reading).map { call throws(UserError) in
      if let duplicate = call.arguments.keys.sorted().first(where: { isText($0) && options[$0] != nil }) {
        throw UserError(
          "The \(duplicate) is given twice: “\(words.joined(separator: " "))”, and --\(duplicate).",
          hint: "Leave one of them out.", code: .usage
        )
      }
      return Call(call.tool, call.arguments.merging(options) { $1 })
    }
  }

  private func isText(_ name: String) -> Bool { tool.parameters.first { $0.name == name }?.slot == .text }

  /// For text too long to parse: goes whole to a tool that takes long texts, and is otherwise kept as an unparsed line.
  private func unparsedCall(_ line: String) -> Call {
    guard let parameter = tool.parameters.first, parameter.slot == .text, parameter.takesLongText else {
      return Call("out_of_scope", ["line": .words(line)])
    }
    return Call(tool.name, [parameter.name: .words(line)])
  }

  /// Parses the words with the tool's own phrases; if none matches, gives all of them to the first parameter that
  /// accepts them.
  private func parsedCalls(_ reading: InputContext) throws(UserError) -> [Call] {
    guard !words.isEmpty else { return [Call(tool.name)] }
    let line = words.joined(separator: " ")
    guard ReadingLimit.allows(line: line) else { return [unparsedCall(line)] }
    let language = language()
    // Verbs are English; a language that uses English as its second is tried without the verb first.
    if language.second != nil, case let ownRules = Rules([tool], language),
      let match = ownRules.matches(line, limit: 1).first
    {
      return ownRules.calls(match)
    }
    let rules = Rules([tool], language.second ?? language)
    // For “add friday”, only a phrase that accepts any words would match the verb, and the verb is not part of the
    // text.
    if let match = rules.matches("\(tool.verb) \(line)", limit: 1).first, match.score.words > 0 {
      return rules.calls(match)
    }
    if let match = rules.matches(line, limit: 1).first { return rules.calls(match) }
    // Internal text parameters are set by nudgy's own calls only, so typed words never go there.
    let candidates = tool.parameters.filter { !$0.isInternal || $0.slot != .text }
    guard let parameter = candidates.first(where: { $0.accepts(.words(line), reading) }) else {
      throw UserError(
        "“\(tool.verb)” doesn't take “\(line)”.", hint: "“nudgy \(tool.verb) --help” shows how.", code: .usage)
    }
    return [Call(tool.name, [parameter.name: .words(line)])]
  }
}
