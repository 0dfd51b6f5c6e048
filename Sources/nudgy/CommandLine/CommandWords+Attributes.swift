import Engine
import Language
import Replies

// Values as users of other programs write them: "due:fri", "pri:H", "project:garden", "+home".
extension CommandWords {
  /// What other programs call an argument; of several names the first that the tool has.
  private static let argumentNames = [
    "due": ["due", "date"], "scheduled": ["due", "date"], "pri": ["priority"], "prio": ["priority"],
    "recur": ["repeat"], "wait": ["until"], "project": ["tags", "tag"], "proj": ["tags", "tag"],
    "tag": ["tags", "tag"],
  ]

  private static func parameter(_ name: String, of parameters: [AnyParameter]) -> AnyParameter? {
    (argumentNames[name] ?? [name]).lazy.compactMap { name in parameters.first { $0.name == name } }.first
  }

  /// The parameter whose name stands before a colon, and what stands behind it.
  private static func named(_ word: String, of parameters: [AnyParameter]) -> (parameter: AnyParameter, text: String)? {
    guard let colon = word.firstIndex(of: ":"),
      let parameter = parameter(word[..<colon].lowercased(), of: parameters)
    else { return nil }
    return (parameter, String(word[word.index(after: colon)...]))
  }

  /// The parameter that a word names, and the value that it gives; `nil` for any other word. With nothing behind the colon
  /// the field is one to empty.
  static func attribute(
    _ word: String, of parameters: [AnyParameter], _ context: InputContext
  ) -> (parameter: AnyParameter, value: Argument)? {
    if let sign = word.first, "#+".contains(sign), word.dropFirst().first?.isLetter == true,
      !word.contains(where: \.isWhitespace), let parameter = parameter("tag", of: parameters)
    {
      let tag = Argument.words(String(word.dropFirst()))
      return (parameter, parameter.slot == .list ? .list([tag]) : tag)
    }
    guard let (parameter, text) = named(word, of: parameters) else { return nil }
    if ["", "none"].contains(text.lowercased()) {
      let clear = parameters.first { $0.name == "clear" && $0.slot == .list }
      return clear.map { ($0, .list([.words(parameter.name)])) }
    }
    // Whatever is accepted ends with its word.
    guard !parameter.slot.isFree || !text.contains(where: \.isWhitespace),
      let value = value(text, of: parameter, mayBeFar: true, context)
    else { return nil }
    return (parameter, value)
  }

  /// Takes the words that are attributes of the tool out of those behind its verb. What it is about comes without a name.
  ///
  /// - Parameter isStrict: whether what is no value is a mistake, and no word of a title.
  static func takeAttributes(
    from words: inout [String], of tool: Tool, isStrict: Bool = false, _ context: InputContext
  ) -> [String: Argument] {
    guard words.contains(where: { $0.contains(where: { ":#+".contains($0) }) }) else { return [:] }
    let parameters = tool.publicParameters.filter { parameter in
      parameter.slot != .text && (parameter.name != tool.parameters.first?.name || !parameter.slot.isFree)
    }
    var attributes: [String: Argument] = [:]
    func take(_ word: String) -> Bool {
      if let (parameter, value) = attribute(word, of: parameters, context) {
        attributes[parameter.name] = joined(attributes[parameter.name], value)
        return true
      }
      guard isStrict, !word.contains(where: \.isWhitespace), let (parameter, text) = named(word, of: parameters) else {
        return false
      }
      attributes[parameter.name] = .words(text)
      return true
    }
    words = words.compactMap { word in
      if take(word) { return nil }
      let parts = word.split(separator: " ").map(String.init)
      let rest = parts.filter { !take($0) }
      return rest.count == parts.count ? word : rest.isEmpty ? nil : rest.joined(separator: " ")
    }
    return attributes
  }

  /// Lists are joined; of other values the last counts.
  static func joined(_ earlier: Argument?, _ later: Argument) -> Argument {
    guard case .list(let first)? = earlier, case .list(let more) = later else { return later }
    return .list(first + more)
  }

  /// The text as the parameter takes it; of several choices it may be the beginning of one: "h" for high.
  ///
  /// - Parameter mayBeFar: whether a moment may be told by how far it is: "2h".
  static func value(
    _ text: String, of parameter: AnyParameter, mayBeFar: Bool = false, _ context: InputContext
  ) -> Argument? {
    guard !text.isEmpty else { return nil }
    var texts = [text]
    if case .choice(let choices) = parameter.slot {
      let begun = choices.values.keys.filter { $0.hasPrefix(text.lowercased()) }
      if begun.count == 1 { texts += begun }
    }
    if mayBeFar, parameter.slot == .moment { texts.append("in " + text) }
    let value = texts.map(Argument.words).first { parameter.accepts($0, context) }
    guard parameter.slot == .list, case .words(let words)? = value else { return value }
    return .list(words.split(separator: ",").map { .words(String($0)) })
  }
}
