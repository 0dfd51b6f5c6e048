import Language
import Replies

/// A card that is named first, and behind a pause what is said of it: "readme - drop it, nobody will read it", "gp one:
/// tomorrow 2pm", "health visitor just texted, it's 11.15 now".
struct TopicReader {
  private let line: Utterance
  private let rules: Rules
  private let grounding: Grounding

  init(_ line: Utterance, _ rules: Rules, _ grounding: Grounding) {
    (self.line, self.grounding) = (line, grounding)
    self.rules = rules.forConversation
  }

  /// `nil` if no open card is named so, or nothing is said of it.
  var call: Call? {
    for end in line.tokens.indices.dropFirst().prefix(TopicReader.maxNameTokens) where line.tokens[end].isMark {
      guard let name = name(before: end), let call = call(behind: end, of: String(line.words(0..<end)), name) else {
        continue
      }
      return call.with("which", .words(name))
    }
    return nil
  }

  /// The name of the one card that the words before a mark name; a few words may tell why it is spoken of.
  private func name(before end: Int) -> String? {
    let name = NameExtractor.name(from: String(line.words(0..<end)), in: line.language)
    if grounding.count(of: name) == 1 { return name }
    let places = grounding.references.first { places in
      places[0] <= 1 && places.allSatisfy { $0 < end } && end - places.count <= TopicReader.maxRemarkTokens
        // "health visitor just texted", and no "exam prep".
        && (places[places.count - 1]..<end).contains { line.kind(of: $0) == .pastVerb }
    }
    guard let places, case let named = line.words(at: places), grounding.count(of: named) == 1 else { return nil }
    return named
  }

  /// What is done with it, or when it is.
  private func call(behind mark: Int, of words: String, _ name: String) -> Call? {
    let start = line.tokens[mark...].firstIndex { !$0.isMark } ?? line.tokens.count
    let end = line.tokens[start...].firstIndex { $0.isMark && $0.key != "." } ?? line.tokens.count
    guard start < end else { return nil }
    let pieces = [start..<end, start..<line.tokens.count].filter { $0.count <= TopicReader.maxCommandTokens }
    return pieces.lazy.compactMap { piece in
      // "drop it off" is something to do.
      line.kind(of: piece.upperBound - 1) == .preposition
        ? nil
        : command(String(line.words(piece))) ?? (isPlainlyMeant(words, name) ? time(String(line.words(piece))) : nil)
    }.first
  }

  /// Whether the card is surely meant, and no new one: it has that name and no more, is pointed at, or something is told
  /// of it. "dentist, tuesday 9am" is not about "pay the dentist".
  private func isPlainlyMeant(_ words: String, _ name: String) -> Bool {
    let last = Utterance.tokens(of: words).last
    return name.count < words.count || grounding.containsOpen(name)
      || last.map { line.language.rules.pointingNouns.contains($0.key) } == true
  }

  private func command(_ text: String) -> Call? {
    let matches = [text, "\(line.language.rules.pronoun) \(text)"].flatMap {
      rules.matches($0, limit: TopicReader.maxMatches)
    }
    let calls = matches.lazy.filter { match in
      match.score.freeTexts == 0 && match.score.words > 0 && [.asTyped, .stripped].contains(match.inputForm)
    }.map(rules.calls)
    return calls.first { calls in
      calls.count == 1 && rules.cardTools.matches(calls[0], .complete, .drop, .snooze, .edit)
        && !calls[0].arguments.values.contains { if case .moment(let time) = $0 { time.isCurrent } else { false } }
        && (calls[0].arguments["which"].map { RecordSelector($0, in: line.language) == .current } ?? true)
    }?.first ?? (takesBack(text) ? rules.cardTools.call(.drop) : nil)
  }

  /// "forget about it", and not "drop it off".
  private func takesBack(_ text: String) -> Bool {
    let words = Utterance.tokens(of: text)
    return words.count <= TopicReader.maxRetractionTokens && line.language.rules.takesBack(text)
      && words.last.map { line.language.rules.backReferences.contains($0.spelling) } == true
  }

  /// "tomorrow 2pm", "it's 11.15 now": a time, and besides it only words that link.
  private func time(_ text: String) -> Call? {
    let mentions = MomentReader(text, in: line.language).mentions(in: text)
    let title = MomentParser.title(of: text, without: mentions, in: line.language)
    let isTimeOnly = Utterance.tokens(of: title).allSatisfy {
      $0.isMark || line.language.rules.valueLinks.contains($0.spelling)
        || line.language.rules.backReferences.contains($0.spelling)
    }
    guard isTimeOnly, var due = MomentParser.combined(mentions), due.isPoint else { return nil }
    if due.calendar == .now, due.clock != nil { due.calendar = nil }
    return rules.cardTools.call(.edit, ["due": .moment(due)])
  }

  private static let maxMatches = 4
  private static let maxRetractionTokens = 3
  private static let maxNameTokens = 8
  /// How many words beside the name.
  private static let maxRemarkTokens = 3
  private static let maxCommandTokens = 10
}
