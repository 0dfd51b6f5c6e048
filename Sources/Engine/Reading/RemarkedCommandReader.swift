import Language
import Replies

/// A command on the card in hand, or on the one that the remark beside it names: "bin that, the school does theirs", "oh she
/// can't do sunday make it saturday 3pm".
struct RemarkedCommandReader {
  private let line: Utterance
  private let rules: Rules
  private let context: DialogueContext
  private var words: any LanguageRules.Type { line.language.rules }

  init(_ line: Utterance, _ rules: Rules, _ context: DialogueContext) {
    (self.line, self.rules, self.context) = (line, rules.forConversation, context)
  }

  /// The command before a remark, the one behind it, and a time put right, where there are such.
  var calls: [Call] { [callBeforeRemark, callBehindRemark, namedCallBehindRemark, correctedTime].compactMap(\.self) }

  private var callBeforeRemark: Call? {
    let start = line.tokens.indices.first { !isHesitation($0) } ?? 0
    guard let pause = line.tokens.indices.first(where: { $0 > start && line.tokens[$0].isMark }), pointsBack(start + 1),
      pause + 1 < line.tokens.count, context.hasCard, !saysMore(pause + 1..<line.tokens.count)
    else { return nil }
    return command(start..<pause)
  }

  /// Whether it only leads up to a command: the "no" of "no undo that, she only wanted to know the price".
  private func isHesitation(_ place: Int) -> Bool {
    let word = line.tokens[place]
    return word.isMark || words.retractionWords.contains(word.spelling) && !words.isVerb(word.spelling)
      || words.interjections.contains(word.spelling)
  }

  private var callBehindRemark: Call? {
    let start = line.tokens.indices.dropFirst().last {
      let verb = line.tokens[$0].spelling
      let isCommand =
        words.isVerb(verb) || words.retractionWords.contains(verb) || words.tickingVerbs.contains(verb)
      return isCommand && pointsBack($0 + 1)
    }
    guard let start, line.tokens.count - start <= RemarkedCommandReader.maxCommandTokens, !saysMore(0..<start),
      let call = command(start..<line.tokens.count)
    else { return nil }
    let remark = Utterance(String(line.words(0..<start)), in: line.language)
    let grounding = context.names.map { Grounding(remark, $0.tasks) }
    if let name = grounding?.nameOfSoleOpen { return call.with("which", .words(name)) }
    // A remark that names several cards is about none that one could tell.
    return context.hasCard && grounding?.level ?? "none" == "none" ? call : nil
  }

  /// The day of a card that it names, behind what cannot be: "roisin can't do saturday make the swim sunday".
  private var namedCallBehindRemark: Call? {
    guard let names = context.names, let time = line.times.last(where: { $0.moment.isPoint })?.tokens,
      let verb = line.tokens.indices.dropFirst(RemarkedCommandReader.minRemark).last(where: {
        $0 + 1 < time.lowerBound && words.settingVerbs.contains(line.tokens[$0].spelling)
      }), line.tokens[..<verb].contains(where: { words.negatives.contains($0.spelling) }),
      words.actionTask(in: String(line.words(0..<verb))) == nil,
      let day = line.times.first(where: { $0.tokens.lowerBound > verb && $0.moment.isPoint })
    else { return nil }
    let name = (verb + 1..<day.tokens.lowerBound).reversed().drop { line.kind(of: $0) == .preposition }.reversed()
    guard !name.isEmpty, Grounding(line, names.tasks).count(of: line.words(at: Array(name))) == 1
    else { return nil }
    return rules.cardTools.call(
      .edit,
      [
        "which": .words(NameExtractor.name(from: line.words(at: Array(name)), in: line.language)),
        "due": .moment(day.moment),
      ])
  }

  /// "no 3.10 they finish early", "nope its the 11th not the 4th, same time"
  private var correctedTime: Call? {
    guard context.hasCard, line.tokens.first.map({ words.retractionWords.contains($0.spelling) }) == true,
      let start = line.tokens.indices.first(where: { place in
        let word = line.tokens[place].spelling
        return !isHesitation(place) && ![words.retractionWords, words.subjects].contains { $0.contains(word) }
      })
    else { return nil }
    let isArticle = words.determiners.contains(line.tokens[start].spelling)
    let first = isArticle && start + 1 < line.tokens.count ? start + 1 : start
    let end = line.tokens.indices[first...].first { $0 > first && line.timing[$0] != .continues } ?? line.tokens.count
    let text = line.words(first..<end)
    let time = line.timing[first] == .begins ? MomentParser.read(String(text), in: line.language) : nil
    guard let due = time ?? MomentParser.clock(text, in: line.language), !due.isRecurring,
      isRemark(end..<line.tokens.count)
    else { return nil }
    return rules.cardTools.call(.edit, ["due": .moment(due)])
  }

  /// Whether the words behind a time only say why, or what it is not: "they finish early", "not the 4th".
  private func isRemark(_ place: Range<Int>) -> Bool {
    guard let first = place.first else { return false }
    let word = line.tokens[first]
    if words.negatives.contains(word.spelling) { return true }
    return !saysMore(place)
      && (word.isMark || words.asideSubjects.contains(word.spelling) || words.explanationWords.contains(word.spelling))
  }

  private func pointsBack(_ place: Int) -> Bool {
    place < line.tokens.count && words.backReferences.contains(line.tokens[place].spelling)
  }

  /// Whether it says more than a remark: "bake bread, make it saturday", "drop that, took concerta".
  private func saysMore(_ place: Range<Int>) -> Bool {
    let text = String(String(line.words(place)).trimmed { !$0.isLetter && !$0.isNumber })
    // "jess just texted" tells something.
    let isTold =
      place.first { !line.tokens[$0].isMark }.map { words.tellsOfSomebody(line.tokens[$0].spelling) } ?? false
    let isThing = !isTold && words.isNounPhrase(text) && !place.contains { line.kind(of: $0) == .pastVerb }
    return words.actionTask(in: text) != nil || isThing
      || LogEntryReader(line, rules, context.names).namesEntry(text)
  }

  /// What the words change of a card that they do not name.
  private func command(_ place: Range<Int>) -> Call? {
    let matches = rules.matches(String(line.words(place)), limit: RemarkedCommandReader.maxMatches).filter {
      $0.score.freeTexts == 0 && $0.score.words > 1 && [.asTyped, .stripped].contains($0.inputForm)
    }
    let call = matches.lazy.map(rules.calls).first { calls in
      calls.count == 1 && calls[0].arguments["which"] == nil
        && (rules.cardTools.matches(calls[0], .complete, .drop, .snooze, .edit) || calls[0] == Call(.undo))
    }?.first
    // "make it seven thirty", "push it to 12"
    guard call == nil, place.count > 2, words.settingVerbs.contains(line.tokens[place.lowerBound].spelling) else {
      return call
    }
    let time = place.dropFirst(2).drop { line.kind(of: $0) == .preposition }
    return MomentParser.clock(line.words(time.startIndex..<time.endIndex), in: line.language).flatMap {
      rules.cardTools.call(.edit, ["due": .moment($0)])
    }
  }

  private static let maxCommandTokens = 8
  private static let minRemark = 3
  private static let maxMatches = 4
}
