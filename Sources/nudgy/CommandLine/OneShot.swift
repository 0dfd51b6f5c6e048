import Engine
import Language
import Replies
import Tools

/// Runs a tool as a command: positional words are parsed by the tool's phrases, `--name value` sets a parameter.
///
/// No word is lost. If the tool takes free text, as “add” does, an unknown `--word` is part of that text; for other
/// tools it is an error, because a misspelt option could do harm.
struct OneShot {
  let tool: Tool
  private(set) var words: [String]
  private(set) var options: [String: Argument]
  /// What stands behind “--”, where the tool takes free text: it is text as it stands.
  private let literal: [String]
  /// The ids among the words; each gets a call of its own.
  private let ids: [Argument]
  /// Whether the words are the text of the first parameter, and are not read.
  private let isText: Bool
  private let language: @Sendable () -> Language
  /// What was typed without the names of options, which are no words of the person's.
  let line: String
  /// Whether the tool takes words first that it can't do without, and none are given.
  var lacksText: Bool {
    guard let first = tool.publicParameters.first, first.isPromptedFor || !first.isOptional, !first.takesLongText else {
      return false
    }
    return words.isEmpty && literal.isEmpty && ids.isEmpty && options[first.name] == nil
  }

  /// - Parameters:
  ///   - input: more words, read of standard input, among which there are no options.
  ///   - isText: whether the words are a text as it stands, where the tool takes one.
  ///   - findID: the whole id of a record whose id ends or begins so; `nil` if there is none.
  init(
    _ tool: Tool, _ rest: some Sequence<String>, input: String? = nil, isText: Bool = false,
    findID: (String) throws -> String? = { _ in nil },
    _ language: @autoclosure @escaping @Sendable () -> Language
  ) throws {
    var words: [String] = []
    var literal: [String] = []
    var options: [String: Argument] = [:]
    var pending: AnyParameter?
    var isLiteral = false
    var typed = [tool.verb]
    let takesFreeText = tool.parameters.first.map { $0.slot == .text && !$0.isInternal } ?? false
    // A hyphen alone is no option, and where a number is taken, one below zero is none either.
    let takesNumber = tool.publicParameters.contains { if case .number = $0.slot { true } else { false } }
    func isOption(_ word: String) -> Bool {
      word.hasPrefix("--")
        || word.hasPrefix("-") && word.count > 1 && !word.contains(where: \.isWhitespace)
          && !(takesNumber && Double(word) != nil)
    }
    func set(_ parameter: AnyParameter, _ value: String) throws {
      typed.append(value)
      let argument = try OneShot.argument(value, for: parameter, findID)
      switch (options[parameter.name], argument) {
      case (.words(let earlier)?, .words(let more)) where parameter.slot == .list:
        options[parameter.name] = .words("\(earlier),\(more)")
      case (nil, _): options[parameter.name] = argument
      default: throw UserError("\("--" + parameter.name) is given twice.", hint: "Leave one of them out.", code: .usage)
      }
    }
    for word in rest {
      if let parameter = pending {
        try set(parameter, word)
        pending = nil
      } else if word == "--", !isLiteral {
        isLiteral = true
      } else if !isLiteral, let (parameter, value) = OneShot.option(word, of: tool) {
        if let value {
          try set(parameter, value)
        } else if parameter.isFlag {
          options[parameter.name] = .flag(true)
        } else {
          pending = parameter
        }
      } else if isLiteral, takesFreeText {
        typed.append(word)
        literal.append(word)
      } else if isLiteral || takesFreeText || !isOption(word) {
        typed.append(word)
        words.append(word)
      } else {
        let value = String(word.drop { $0 == "-" })
        let isValue = tool.publicParameters.first?.values.contains(value) == true
        throw UserError(
          "“\(tool.verb)” has no option \(word).",
          hint: isValue
            ? "nudgy \(tool.verb) \(value)"
            : "“nudgy \(tool.verb) --help” lists them. After -- every word is taken literally.", code: .usage)
      }
    }
    if let pending { throw UserError("--\(pending.name) needs a value.", code: .usage) }
    if let input {
      typed.append(input)
      words.append(input)
    }
    self.tool = tool
    self.literal = literal
    line = typed.joined(separator: " ")
    let takesRecord = tool.parameters.contains { $0.slot == .reference }
    let references = try words.map { try takesRecord ? OneShot.references([$0], findID) : [$0] }.joined()
    self.words = references.filter { !OneShot.isWholeID($0) }
    ids = references.filter(OneShot.isWholeID).map { Argument(input: $0) }
    self.options = options
    self.isText = isText && takesFreeText
    self.language = language
  }

  /// An option's value; a short id becomes the whole one.
  private static func argument(
    _ text: String, for parameter: AnyParameter, _ findID: (String) throws -> String?
  ) throws -> Argument {
    Argument(input: parameter.slot == .reference ? try references([text], findID)[0] : text)
  }

  /// The words with whole ids in the place of short ones, and the numbers of ranges: "1-3" is "1 2 3".
  private static func references(_ words: [String], _ findID: (String) throws -> String?) throws -> [String] {
    try words.flatMap { word -> [String] in
      if let span = RecordSelector.span(word) { return span.map(String.init) }
      return [isID(word) ? try findID(word).map { "#" + $0 } ?? word : word]
    }
  }

  private static func isWholeID(_ word: String) -> Bool {
    if case .id = Argument(input: word) { true } else { false }
  }

  /// Whether the word may be an id: six or more hexadecimal digits, with one that is no letter, and hyphens.
  private static func isID(_ word: String) -> Bool {
    let digits = word.filter { $0 != "-" }
    return digits.utf8.count >= 6 && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
      && digits.contains(where: \.isNumber)
  }

  /// Of several tools, the one whose phrases read the words best; else the first.
  static func choose(
    among tools: [Tool], _ words: [String], _ language: @autoclosure () -> Language
  ) -> Tool? {
    guard tools.count > 1 else { return tools.first }
    let text = words.filter { $0 != "--" }.joined(separator: " ")
    let matches = Rules(tools, language()).matches(text, limit: 1)
    return matches.first.map { tools[$0.owner] } ?? tools[0]
  }

  /// Parses “--due friday” or “--due=friday”: the parameter, and the value if it is in the same word. What takes several
  /// has the name of one as well: “--tag home --tag garden”.
  private static func option(_ word: String, of tool: Tool) -> (parameter: AnyParameter, value: String?)? {
    guard word.hasPrefix("--") else { return nil }
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard
      let parameter = tool.parameters.first(where: { $0.name == parts[0] })
        ?? tool.publicParameters.first(where: { $0.slot == .list && $0.name == parts[0] + "s" })
    else { return nil }
    return (parameter, parts.count == 2 ? String(parts[1]) : nil)
  }

  /// What a call lacks that the tool can't do without and doesn't ask for.
  func lack(in calls: [Call], _ reading: InputContext) -> UserError? {
    let needed = tool.publicParameters.enumerated().filter { place, parameter in
      if parameter.isPromptedFor {
        return place == 0 && !parameter.takesLongText && calls.contains(where: isIncomplete)
      }
      return !parameter.isOptional && !parameter.isFlag
    }.map(\.element)
    let missing = needed.first { parameter in
      calls.contains { $0.tool == tool.name && $0.arguments[parameter.name] == nil }
    }
    guard let missing else { return nil }
    // A number that is none of those it takes has been taken for other words.
    if case .number = missing.slot, let first = words.first?.split(separator: " ").first, Double(first) != nil {
      do throws(UserError) { try missing.check(.words(String(first)), reading) } catch { return error }
    }
    let example = language()[tool.name].examples.first.map { "For example: nudgy say \($0.sentence)" as LocalizedText }
    let hint = example ?? "“nudgy \(tool.verb) --help” shows how."
    // What it is stands there in English only.
    guard language().tag == "en" else {
      return UserError("“\(tool.verb)” needs more words.", hint: hint, code: .usage)
    }
    return UserError(
      "“\(tool.verb)” needs more words: \(LocalizedText(stringLiteral: missing.summary)).", hint: hint, code: .usage)
  }

  /// Whether the call has something besides what the tool would ask for: a question would not keep that.
  private func isIncomplete(_ call: Call) -> Bool { call.tool == tool.name && !call.arguments.isEmpty }

  /// The calls for the words and options: more than one if the words name several days or times.
  func calls(_ reading: InputContext) throws(UserError) -> [Call] {
    guard !isText else { return try callsWithOptions(reading) }
    var command = self
    let attributes = CommandWords.takeAttributes(
      from: &command.words, of: tool, isStrict: OneShot.newWords[tool.name] != nil, reading)
    command.options.merge(attributes) { option, _ in option }
    return try command.callsWithOptions(reading)
  }

  private func callsWithOptions(_ reading: InputContext) throws(UserError) -> [Call] {
    let calls = try withNewWords(parsedCalls(reading)).map { call throws(UserError) -> Call in
      if let duplicate = call.arguments.keys.sorted().first(where: { isText($0) && options[$0] != nil }) {
        throw UserError(
          "The \(duplicate) is given twice: “\(words.joined(separator: " "))”, and --\(duplicate).",
          hint: "Leave one of them out.", code: .usage
        )
      }
      return Call(call.tool, call.arguments.merging(options) { $1 })
    }.flatMap { (call: Call) in
      // Beside ids, words may name one more record.
      ids.map { call.with(reference, $0) } + (ids.isEmpty || call.arguments[reference] != nil ? [call] : [])
    }
    var parts: [Call] = []
    for call in calls { parts += try callsForParts(of: call) }
    return parts
  }

  /// A call for each part of a value that has several: a blood pressure of "131/86" is two numbers.
  private func callsForParts(of call: Call) throws(UserError) -> [Call] {
    for parameter in tool.parameters {
      guard case .choice(let choices) = parameter.slot,
        case .words(let name)? = call.arguments[parameter.name],
        let value = choices.values.value(named: name.lowercased()), let parts = choices.parts[value],
        let number = tool.parameters.first(where: { if case .number = $0.slot { true } else { false } }),
        case .words(let text)? = call.arguments[number.name], case let numbers = text.split(separator: "/")
      else { continue }
      guard numbers.count == parts.count else {
        throw UserError(
          "“\(value)” takes \(parts.count) numbers.", hint: "Write them as --\(number.name) 131/86.", code: .usage)
      }
      return zip(parts, numbers).map { part, text in
        call.with(parameter.name, .words(part)).with(number.name, Argument(input: String(text)))
      }
    }
    return [call]
  }

  /// The parameter that takes a record.
  private var reference: String { tool.parameters.first { $0.slot == .reference }?.name ?? "which" }

  private func isText(_ name: String) -> Bool { tool.parameters.first { $0.name == name }?.slot == .text }

  /// For text too long to parse: goes whole to a tool that takes long texts, and is otherwise kept as an unparsed line.
  private func unparsedCall(_ line: String) -> Call {
    guard let parameter = tool.parameters.first, parameter.slot == .text, parameter.takesLongText else {
      return Call("out_of_scope", ["line": .words(line)])
    }
    return Call(tool.name, [parameter.name: .words(line)])
  }

  /// "snooze mum 2h", "snooze 1 +3d", "focus mum 10m": the one time or length that the tool takes, behind the record.
  private func shortTime(_ reading: InputContext) -> (parameter: String, time: Argument)? {
    let times = tool.publicParameters.filter { [.moment, .duration].contains($0.slot) }
    guard words.count + ids.count > 1, let last = words.last, last.wholeMatch(of: /\+?[0-9]+[a-z]{1,3}/) != nil,
      tool.parameters.contains(where: { $0.slot == .reference }), times.count == 1, options[times[0].name] == nil
    else { return nil }
    let length = String(last.drop { $0 == "+" })
    let time = Argument(input: times[0].slot == .moment ? "in " + length : length)
    return times[0].accepts(time, reading) ? (times[0].name, time) : nil
  }

  /// The parameter for the new words of a record.
  private static let newWords = ["edit_nudge": "title", "edit_note": "body", "edit_journal_entry": "body"]

  /// "edit 3 call gran": where a number or an id stands before words that mean nothing else, they are the new ones.
  private func withNewWords(_ calls: [Call]) -> [Call] {
    guard let parameter = OneShot.newWords[tool.name], options[parameter] == nil, calls.count == 1,
      calls[0].tool == tool.name, calls[0].arguments.count == 1, case .words(let all)? = calls[0].arguments[reference]
    else { return calls }
    guard ids.isEmpty else { return [Call(tool.name, [parameter: .words(all)])] }
    let parts = all.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, Int(parts[0]) != nil else { return calls }
    return [Call(tool.name, [reference: .words(parts[0]), parameter: .words(parts[1])])]
  }

  private func parsedCalls(_ reading: InputContext) throws(UserError) -> [Call] {
    let calls = words.isEmpty && !literal.isEmpty ? [Call(tool.name)] : try callsWithoutLiteral(reading)
    guard !literal.isEmpty, let text = tool.parameters.first?.name else { return calls }
    return calls.map { call in
      let words: [String] = if case .words(let words)? = call.arguments[text] { [words] } else { [] }
      return call.with(text, .words((words + literal).joined(separator: " ")))
    }
  }

  private func callsWithoutLiteral(_ reading: InputContext) throws(UserError) -> [Call] {
    guard let (parameter, time) = shortTime(reading) else { return try callsByPhrases(reading) }
    if let calls = try? callsByPhrases(reading), calls.allSatisfy({ $0.arguments[parameter] != nil }) { return calls }
    var command = self
    command.words.removeLast()
    return try command.callsByPhrases(reading).map { $0.with(parameter, time) }
  }

  /// Parses the words with the tool's own phrases; if none matches, gives all of them to the first parameter that
  /// accepts them.
  private func callsByPhrases(_ reading: InputContext) throws(UserError) -> [Call] {
    guard !words.isEmpty else { return [Call(tool.name)] }
    let line = words.joined(separator: " ")
    if isText, let parameter = tool.parameters.first { return [Call(tool.name, [parameter.name: .words(line)])] }
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
