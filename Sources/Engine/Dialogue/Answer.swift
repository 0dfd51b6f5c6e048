import Language
import Replies

/// What a line means as the answer to an open question; one with nothing in it leaves everything.
struct Answer {
  /// None leaves everything as it is.
  let calls: [Call]
  /// Whether it fills what was asked for, and chooses nothing that was offered.
  private(set) var isInOwnWords = false

  /// `nil` when the line is no answer but a line of its own.
  init?(_ line: String, to question: Question, _ tools: [Tool], _ rules: Rules, _ reading: Reading) {
    guard !line.trimmed.isEmpty else {
      calls = []
      return
    }
    let word = Answer.plain(line)
    if let choice = Answer.choice(word, question.choices, reading.language) ?? Answer.yes(line, question.choices, rules)
    {
      calls = [choice.call].compactMap(\.self)
    } else if let all = Answer.each(word, question.choices, reading.language.rules) {
      calls = all
    } else if let open = question.open, Answer.names(open, tools),
      let choice = Answer.choice(named: word, question.choices, reading.language)
    {
      calls = [choice.call].compactMap(\.self)
    } else if let open = question.open, !open.yields, let same = Answer.sentence(line, open, rules) {
      calls = [same]
    } else if let open = question.open, !open.yields || !rules.reads(line),
      let argument = Answer.argument(line, open, tools, rules, reading)
    {
      calls = [open.call.with(open.parameter, argument)]
      isInOwnWords = true
    } else {
      return nil
    }
  }

  /// A sentence of the very tool that asks says more than the words asked for: "move it to friday".
  private static func sentence(_ line: String, _ open: Question.Open, _ rules: Rules) -> Call? {
    guard let said = rules.calls(line).first, said.tool == open.call.tool, !said.arguments.isEmpty,
      said.arguments[open.parameter] != nil || rules.phrased(line) == [said],
      !open.isPassedOver(by: said, in: rules.language)
    else { return nil }
    return Call(said.tool, open.call.arguments.merging(said.arguments) { known, _ in known })
  }

  private static func plain(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }.trimmed)
  }

  private static func choice(_ word: String, _ choices: [Question.Choice], _ language: Language) -> Question.Choice? {
    guard !word.isEmpty else { return nil }
    if let number = Int(word), choices.indices.contains(number - 1) { return choices[number - 1] }
    // As it is shown; in English only where no choice is shown so, whose first letter may be another's here.
    for shown in [language, nil] {
      let told = choices.first { choice in
        let said = choice.word.text(shown).lowercased()
        return plain(said) == word || said.hasPrefix(word + ":") || word.count == 1 && said.hasPrefix(word)
      }
      if let told { return told }
    }
    // As it is printed: "2 keep all".
    if let gap = word.firstIndex(of: " "), let numbered = choice(String(word[..<gap]), choices, language),
      Int(word[..<gap]) != nil, choice(String(word[gap...].trimmed), [numbered], language) != nil
    {
      return numbered
    }
    guard case .number(let number) = Which(said: word, in: language) else { return nil }
    let place = number < 0 ? choices.count + number : number - 1
    return choices.indices.contains(place) ? choices[place] : nil
  }

  /// Whether a record is asked for.
  private static func names(_ open: Question.Open, _ tools: [Tool]) -> Bool {
    tools.first { $0.name == open.call.tool }?.parameters.first { $0.name == open.parameter }?.slot == .which
  }

  /// The only choice in which all of the words stand: "the dentist one".
  private static func choice(
    named word: String, _ choices: [Question.Choice], _ language: Language
  ) -> Question.Choice? {
    let rules = language.rules
    let words = word.split(separator: " ").filter {
      !rules.articles.contains(String($0)) && !rules.pointerFillers.contains(String($0))
    }
    let fitting = choices.filter { Set(words).isSubset(of: plain($0.word.text(language)).split(separator: " ")) }
    return words.isEmpty || fitting.count != 1 ? nil : fitting[0]
  }

  /// "both", "neither", where the choices are things to choose from.
  private static func each(
    _ word: String, _ choices: [Question.Choice], _ rules: any LanguageRules.Type
  ) -> [Call]? {
    let calls = choices.compactMap(\.call)
    guard calls.count == choices.count, calls.count > 1, Set(calls.map(\.tool)).count == 1 else { return nil }
    if rules.takesNone.contains(word) { return [] }
    return rules.takesAll.contains(word) ? calls : nil
  }

  /// "sure", "go on" where "yes" is one of the choices.
  private static func yes(_ line: String, _ choices: [Question.Choice], _ rules: Rules) -> Question.Choice? {
    guard let yes = choices.first(where: { $0.word.key == "yes" || $0.word.key.hasPrefix("yes:") }) else { return nil }
    return rules.calls(line).map { $0.isCall(to: .affirm) } == [true] ? yes : nil
  }

  /// Any words would do for free text, so there a command is no answer: "never mind", "what's next".
  private static func argument(
    _ line: String, _ open: Question.Open, _ tools: [Tool], _ rules: Rules, _ reading: Reading
  ) -> Argument? {
    guard let tool = tools.first(where: { $0.name == open.call.tool }),
      let parameter = tool.parameters.first(where: { $0.name == open.parameter }),
      !parameter.slot.isFree
        || !rules.isSentence(line, besides: parameter.slot) && !rules.saysOther(line, than: open, parameter.slot),
      // No record that could be meant is called "buy bread".
      parameter.slot != .which || rules.language.rules.deed(line) == nil
    else { return nil }
    let plain = (reading.language.rules.answerLeads + [""]).lazy
      .filter { line.lowercased().hasPrefix($0) }
      .map { Argument.words(String(line.dropFirst($0.count).trimmed)) }
    return plain.first { parameter.accepts($0, reading) }
  }
}
