import Language
import Replies

/// A line read as the answer to an open question. One without calls leaves everything as it is.
struct Answer {
  /// Empty if the answer declines.
  let calls: [Call]
  /// Whether it fills the open parameter in the person's own words, instead of choosing an offered answer.
  private(set) var isInOwnWords = false

  /// `nil` if the line is no answer and has to be read as a new line.
  init?(_ line: String, to question: Question, _ tools: [Tool], _ rules: Rules, _ context: InputContext) {
    guard !line.trimmed.isEmpty else {
      calls = []
      return
    }
    let normalizedLine = Answer.normalized(line)
    if let choice = Answer.choice(normalizedLine, question.choices, context.language)
      ?? Answer.affirmation(line, question.choices, rules)
    {
      calls = [choice.call].compactMap(\.self)
    } else if Utterance(line, in: context.language).forbids {
      // "please don't delete the lunch" names nothing that is to be done.
      return nil
    } else if let several = Answer.several(line, question.choices, context.language) {
      calls = several
    } else if let all = Answer.allOrNone(normalizedLine, question.choices, context.language.rules) {
      calls = all
    } else if let choice = Answer.choice(paraphrased: line, question.choices, context.language) {
      calls = [choice.call].compactMap(\.self)
    } else if let open = question.freeAnswer, Answer.asksForRecord(open, tools),
      let choice = Answer.choice(paraphrased: line, atLeast: 1, question.choices, context.language)
    {
      calls = [choice.call].compactMap(\.self)
    } else if let open = question.freeAnswer, !open.allowsOtherInput,
      let repeatedCall = Answer.callOfSameTool(line, open, rules)
    {
      calls = [repeatedCall]
    } else if let open = question.freeAnswer,
      !open.allowsOtherInput || Answer.parameter(of: open, tools)?.slot.isFree == false || !rules.understands(line),
      let argument = Answer.argument(line, open, tools, rules, context)
    {
      calls = [open.call.with(open.parameter, argument)]
      isInOwnWords = true
    } else {
      return nil
    }
  }

  /// A full sentence for the tool that asks may fill more than the open parameter: "move it to friday". One that names
  /// several things is a line of its own: "the bread and the stamps are both done".
  private static func callOfSameTool(_ line: String, _ open: Question.FreeAnswer, _ rules: Rules) -> Call? {
    guard case let calls = rules.calls(line), calls.count == 1, case let call = calls[0], !namesSeveral(call, rules),
      call.tool == open.call.tool, !call.arguments.isEmpty,
      call.arguments[open.parameter] != nil || rules.phraseCalls(for: line) == [call],
      !open.isOverridden(by: call, in: rules.language)
    else { return nil }
    return Call(call.tool, open.call.arguments.merging(call.arguments) { known, _ in known })
  }

  private static func namesSeveral(_ call: Call, _ rules: Rules) -> Bool {
    guard case .words(let name)? = call.arguments["which"] else { return false }
    return NameExtractor.names(listedIn: name, in: rules.language).count > 1
  }

  private static func normalized(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " }.trimmed)
  }

  private static func choice(_ word: String, _ choices: [Question.Choice], _ language: Language) -> Question.Choice? {
    guard !word.isEmpty else { return nil }
    if let number = Int(word), choices.indices.contains(number - 1) { return choices[number - 1] }
    // First in the person's language. English counts only if no choice matches, as a first letter may be another
    // choice's here.
    for displayLanguage in [language, nil] {
      let match = choices.first { choice in
        let label = choice.label.text(displayLanguage).lowercased()
        return normalized(label) == word || label.hasPrefix(word + ":") || word.count == 1 && label.hasPrefix(word)
      }
      if let match { return match }
    }
    // The number and label as printed: "2 keep all".
    if let space = word.firstIndex(of: " "), let numbered = choice(String(word[..<space]), choices, language),
      Int(word[..<space]) != nil, choice(String(word[space...].trimmed), [numbered], language) != nil
    {
      return numbered
    }
    guard case .number(let number) = RecordSelector(text: word, in: language) else { return nil }
    let place = number < 0 ? choices.count + number : number - 1
    return choices.indices.contains(place) ? choices[place] : nil
  }

  /// Whether the question asks for a record.
  private static func asksForRecord(_ open: Question.FreeAnswer, _ tools: [Tool]) -> Bool {
    parameter(of: open, tools)?.slot == .reference
  }

  private static func parameter(of open: Question.FreeAnswer, _ tools: [Tool]) -> AnyParameter? {
    tools.first { $0.name == open.call.tool }?.parameters.first { $0.name == open.parameter }
  }

  /// Whether the words may be what somebody calls a record: a few, and no deed.
  private static func mayName(_ line: String, _ rules: any LanguageRules.Type) -> Bool {
    let words = Utterance.tokens(of: line).filter { !$0.isMark && !rules.nameStopWords.contains($0.key) }
    return words.count <= maxNameWords && rules.actionTask(in: line) == nil && !rules.saysNotDone(line)
  }

  private static let maxNameWords = 4

  /// The only choice whose label has all that the line says, but for words that say little and stand in no label: "just
  /// the first one pls" for "first: only the first step", "keep all" for "keep them all". A single word may mean
  /// something by itself, unless a record is asked for: "the dentist".
  private static func choice(
    paraphrased line: String, atLeast minWords: Int = 2, _ choices: [Question.Choice], _ language: Language
  ) -> Question.Choice? {
    let rules = language.rules
    let said = Line(rules.withoutFillers(line), in: language)
    // The last variant has none of the politeness around it.
    let words = rules.variants(of: said).last.map { Array(said.words[$0.words]) } ?? []
    guard (minWords...maxParaphraseWords).contains(words.count), !words.contains(where: { $0.key == rules.negation })
    else { return nil }
    func saysLittle(_ word: Line.Word) -> Bool {
      [rules.nameStopWords, rules.sentenceStopWords, rules.passingStopWords].contains { $0.contains(word.key) }
        || [rules.pointers, rules.interjections, rules.exclamations].contains { $0.contains(word.spelling) }
    }
    // First in the person's language, as `choice(_:_:_:)` does.
    return [language, nil].lazy.compactMap { displayLanguage -> Question.Choice? in
      let labels = choices.map { choice in
        Set(Utterance.tokens(of: choice.label.text(displayLanguage)).map(\.key))
      }
      let matches = choices.indices.filter { place in
        words.contains { labels[place].contains($0.key) && !saysLittle($0) }
          && words.allSatisfy { word in
            labels[place].contains(word.key) || saysLittle(word) && !labels.contains { $0.contains(word.key) }
          }
      }
      return matches.count == 1 ? choices[matches[0]] : nil
    }.first
  }

  private static let maxParaphraseWords = 7

  /// "1 and 2", "mum and the vet", where every choice is a call of the same tool.
  private static func several(_ line: String, _ choices: [Question.Choice], _ language: Language) -> [Call]? {
    let calls = choices.compactMap(\.call)
    guard calls.count == choices.count, Set(calls.map(\.tool)).count == 1 else { return nil }
    guard let numbers = RecordSelector.several(text: line, in: language) else {
      let names = NameExtractor.names(listedIn: line, in: language)
      let named = names.compactMap { choice(paraphrased: $0, atLeast: 1, choices, language)?.call }.distinct
      return names.count > 1 && named.count == names.count ? named : nil
    }
    let places = numbers.map { $0 < 0 ? calls.count + $0 : $0 - 1 }
    return places.allSatisfy(calls.indices.contains) ? places.map { calls[$0] } : nil
  }

  /// "both", "neither", where every choice is a call of the same tool.
  private static func allOrNone(
    _ word: String, _ choices: [Question.Choice], _ rules: any LanguageRules.Type
  ) -> [Call]? {
    let calls = choices.compactMap(\.call)
    guard calls.count == choices.count, calls.count > 1, Set(calls.map(\.tool)).count == 1 else { return nil }
    if rules.acceptNonePhrases.contains(word) { return [] }
    return rules.acceptAllPhrases.contains(word) ? calls : nil
  }

  /// "sure", "go on", where "yes" is one of the choices.
  private static func affirmation(_ line: String, _ choices: [Question.Choice], _ rules: Rules) -> Question.Choice? {
    guard let yes = choices.first(where: { $0.label.key == "yes" || $0.label.key.hasPrefix("yes:") }) else {
      return nil
    }
    return rules.calls(line).map { $0.isCall(to: .affirm) } == [true] ? yes : nil
  }

  /// The argument that the line gives. A free-text parameter would accept any words, so commands are excluded: "never
  /// mind", "what's next".
  private static func argument(
    _ line: String, _ open: Question.FreeAnswer, _ tools: [Tool], _ rules: Rules, _ context: InputContext
  ) -> Argument? {
    guard let parameter = parameter(of: open, tools),
      !parameter.slot.isFree
        || !rules.isNotAnAnswer(line, besides: parameter.slot)
          && !rules.saysSomethingElse(line, than: open, parameter.slot),
      // No existing record is called "buy bread".
      parameter.slot != .reference || mayName(line, rules.language.rules)
    else { return nil }
    let arguments = (context.language.rules.answerLeads + [""]).lazy
      .filter { line.lowercased().hasPrefix($0) }
      .map { String(line.dropFirst($0.count).trimmed) }
      .flatMap { [$0, withoutCourtesies($0, context.language)] }
      .flatMap { [.words($0), read($0, as: parameter.slot, context.language)].compactMap(\.self) }
    return arguments.first { parameter.accepts($0, context) }
  }

  /// "Sam" of "Sam, please".
  private static func withoutCourtesies(_ text: String, _ language: Language) -> String {
    let line = Line(text, in: language)
    guard let words = language.rules.variants(of: line).first?.words, let first = words.first, let last = words.last
    else { return text }
    return String(line[line.words[first].outer.lowerBound..<line.words[last].core.upperBound])
  }

  /// What the whole text says as that type, as a phrase would read it: "5 out of 10".
  private static func read(_ text: String, as slot: SlotType, _ language: Language) -> Argument? {
    var reader = SlotReader(Line(text, in: language))
    let count = reader.line.words.count
    guard count > 0 else { return nil }
    return reader.endings(slot, from: 0, to: count, followsLiteral: true).first { $0.end == count }?.argument
  }
}
