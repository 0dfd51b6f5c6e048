/// How a line speaks of something that it mentions. The kinds are those in which clinical reports are annotated
/// (Uzuner et al., 2010 i2b2/VA challenge, "assertion status"), with questions and what is half done beside them.
package enum AssertionStatus: Sendable {
  /// It is so, and the speaker's own.
  case present
  /// "no elvanse today", "haven't paid the bill yet"
  case absent
  /// Left out on purpose: "skipped the elvanse".
  case omitted
  /// "half of the bill is paid", "rang them but no answer"
  case incomplete
  /// "did i take it?"
  case asked
  /// Meant, allowed, feared or supposed: "i'll take it later", "if i took one now".
  case hypothetical
  /// "mum has a headache"
  case someoneElses
}

/// Words that give what is mentioned near them a status.
package struct AssertionCue: Sendable {
  /// Where the words stand: in the clause before or after what is mentioned, anywhere before it, in the clause after it
  /// or the next one, or at the start of its clause or of the line.
  package enum Place: Sendable { case before, after, earlier, later, clauseStart, lineStart }

  let status: AssertionStatus
  let place: Place
  let pattern: Pattern

  /// - Parameter words: the template of a pattern.
  package init(_ status: AssertionStatus, _ place: Place, _ words: String) {
    (self.status, self.place, pattern) = (status, place, Pattern(template: words))
  }
}

/// Finds the status of what a line mentions, by cues that reach to the end of their clause (the method of Chapman et
/// al. 2007, "ConText").
package struct AssertionReader: Sendable {
  private let line: Line
  private let rules: any LanguageRules.Type
  /// For each word, whether it belongs to a time, and the words of its clause.
  private let isTime: [Bool]
  private let clauses: [Range<Int>]

  package init(_ utterance: Utterance) {
    line = Line(utterance.text, in: utterance.language)
    rules = utterance.language.rules
    let times = utterance.tokens.indices.filter { utterance.timing[$0] != .none }.map { utterance.tokens[$0].range }
    isTime = line.words.map { word in times.contains { $0.overlaps(word.core) } }
    clauses = AssertionReader.clauses(of: line)
  }

  private static func clauses(of line: Line) -> [Range<Int>] {
    let words = line.words
    let rules = line.language.rules
    func beginsClause(_ place: Int) -> Bool {
      guard place + 1 < words.count, words[place].key == rules.ampersandWord else { return false }
      let next = words[place + 1].spelling
      return rules.speakerWords.contains(next) || rules.takingVerbs.contains(next)
    }
    // "it isn't so much that i forgot" is one clause.
    func isBreak(_ place: Int) -> Bool {
      rules.clauseBreaks.contains(words[place].spelling)
        && (place + 1 == words.count
          || rules.joinerExceptions[words[place].spelling]?.contains(words[place + 1].spelling) != true)
    }
    let starts = words.indices.filter {
      $0 == 0 || words[$0 - 1].pause != .none || isBreak($0) || beginsClause($0)
    }
    return zip(starts, starts.dropFirst() + [words.count]).flatMap { start, end in
      Array(repeating: start..<end, count: end - start)
    }
  }

  /// The status of what the words name; that of the line as a whole where they do not occur in it as they are.
  ///
  /// - Parameters:
  ///   - reach: how many words there may be between them and a cue before them.
  ///   - isCounted: whether the line may say how many or how much without that name.
  package func status(of words: String, within reach: Int = .max, isCounted: Bool = false) -> AssertionStatus {
    guard !line.words.isEmpty, !isRequest else { return .present }
    if asksForDeed { return .asked }
    let mention = range(of: words) ?? (isCounted ? number : nil)
    // The "no" of "no appetite" is part of the name.
    let isWhole = line.language.valueNames { $0.symptomNames }[words.lowercased()] != nil
    return rules.assertionCues.first { applies($0, to: mention, isWhole: isWhole, within: reach) }?.status ?? .present
  }

  /// The status of what a line says in no words of its own, as a mood is only a number. It is always the speaker's.
  package var statusOfLine: AssertionStatus {
    guard !line.words.isEmpty, !isRequest else { return .present }
    return rules.assertionCues.first {
      $0.place == .lineStart && $0.status != .someoneElses && applies($0, to: nil, within: .max)
    }?.status ?? .present
  }

  /// Whether the line asks about what the words name: it ends in a question mark, and they stand in its last clause, or
  /// in the one before a tag such as "didn't i?". A line that asks for something to be recorded does not.
  package func asks(about words: String) -> Bool {
    guard line.text.trimmed.last == "?", !isRequest else { return false }
    guard let mention = range(of: words), let last = clauses.last else { return true }
    return last.count <= AssertionReader.maxTagWords || mention.upperBound > last.lowerBound
  }

  private static let maxTagWords = 3

  /// Whether it asks what somebody did: "did the vet come on monday", and not "did the school run".
  private var asksForDeed: Bool {
    let words = line.words
    guard words.count > 3, words[0].spelling == rules.pastAuxiliary,
      let verb = words.indices[2...].prefix(3).first(where: {
        rules.isVerb(words[$0].spelling) || rules.reportedVerbs.contains(words[$0].spelling)
      }),
      words[1..<verb].allSatisfy({ $0.pause == .none && !rules.itemConjunctions.contains($0.spelling) })
    else { return false }
    // "did west ham win last night"
    if rules.reportedVerbs.contains(words[verb].spelling) { return true }
    guard rules.determiners.contains(words[1].spelling), verb > 2 else { return false }
    return verb + 1 < clauses[0].upperBound && !isTime[verb + 1]
  }

  /// Whether the line asks for something to be recorded: "can you log my pills?", not "mark took his".
  private var isRequest: Bool {
    guard let verb = line.words.firstIndex(where: { rules.recordingVerbs.contains($0.spelling) }) else { return false }
    return line.words[..<verb].allSatisfy { rules.requestLeads.contains($0.spelling) }
      && (verb + 1 == line.words.count || !rules.takingVerbs.contains(line.words[verb + 1].spelling))
  }

  /// - Parameter isWhole: whether the mention is a known name from its first word on.
  private func applies(
    _ cue: AssertionCue, to mention: Range<Int>?, isWhole: Bool = false, within reach: Int
  ) -> Bool {
    let all = line.words.indices
    // What is said in no words of its own is what the line begins with.
    let clause = mention.map { clauses[$0.lowerBound] } ?? clauses[0]
    // Words that are taken for a name may go on into the next clause: "rang the dentist but nobody".
    let (start, end) = (
      mention?.lowerBound ?? clause.upperBound,
      mention.map { min($0.upperBound, clause.upperBound) } ?? clause.lowerBound
    )
    switch cue.place {
    case .before:
      // Words that are taken for a name may begin with the cue: "half the fridge".
      return ends(of: cue.pattern, in: clause.lowerBound..<(isWhole ? start : max(start, end - 1))).contains {
        mention == nil || start - $0 <= reach
      }
    case .after:
      // "the first is done and the second can wait"
      let next = line.words[end..<clause.upperBound].firstIndex { rules.itemConjunctions.contains($0.spelling) }
      return !ends(of: cue.pattern, in: end..<(next ?? clause.upperBound)).isEmpty
    case .earlier: return !ends(of: cue.pattern, in: 0..<start).isEmpty
    case .later:
      let next = clause.upperBound < all.upperBound ? clauses[clause.upperBound].upperBound : all.upperBound
      return !ends(of: cue.pattern, in: end..<next).isEmpty
    case .clauseStart: return starts(cue.pattern, at: clause.lowerBound, before: mention)
    case .lineStart: return starts(cue.pattern, at: 0, before: nil)
    }
  }

  /// Whether the pattern matches there, up to the last word of the mention, with no word for the speaker between the two:
  /// "mum has a headache" and "mum's headache", not "mum gave me a headache".
  private func starts(_ pattern: Pattern, at start: Int, before mention: Range<Int>?) -> Bool {
    let words = line.words
    let first =
      words[start...].firstIndex {
        !rules.clauseOpenings.contains($0.spelling) && !rules.interjections.contains($0.spelling)
      } ?? start
    guard let length = pattern.advance(1, over: words[first...]).highestSetBit, length > 0 else { return false }
    guard let mention else { return true }
    let end = first + length
    return end < mention.upperBound
      && !words[min(end, mention.lowerBound)..<mention.lowerBound].contains {
        rules.speakerWords.contains($0.spelling)
      }
  }

  /// Whether the line tells that a dose of the medicine was taken: by a verb of taking beside it, or as one notes it
  /// down, by nothing but the medicine, how much, when, what with and what for: "2 ibuprofen at 8 with breakfast".
  package func tellsOfTaking(_ medicine: String) -> Bool {
    guard !line.words.isEmpty else { return false }
    if isRequest { return true }
    guard let place = range(of: medicine) else {
      return line.words.contains { rules.takingVerbs.contains($0.spelling) }
    }
    // What is told of a symptom or a measure behind it is another matter: "ibuprofen 400 pulse 61 which is fine".
    let clause = clauses[place.lowerBound]
    let end =
      (place.upperBound..<max(place.upperBound, clause.upperBound)).first {
        !isTime[$0] && namesOther(line.words[$0].key)
      } ?? clause.upperBound
    let isTaken = clause.contains { verb in
      guard rules.takingVerbs.contains(line.words[verb].spelling) else { return false }
      let between = verb < place.lowerBound ? verb + 1..<place.lowerBound : min(place.upperBound, verb)..<verb
      return between.count { !isBesideDose($0) } <= AssertionReader.maxOtherWords
    }
    if isTaken || isTakenLater(place) { return true }
    if isListed(place, in: clause) || line.words.contains(where: { rules.errandWords.contains($0.spelling) }) {
      return false
    }
    return (clause.lowerBound..<place.lowerBound).allSatisfy(isBesideDose)
      && (place.upperBound..<max(place.upperBound, end)).allSatisfy { word in
        isBesideDose(word) || line.words[place.upperBound..<word].contains { rules.doseLeads.contains($0.spelling) }
      }
  }

  /// Whether a later clause says that it was taken: the "so i took it now" of "forgot my iron, so i took it now".
  private func isTakenLater(_ place: Range<Int>) -> Bool {
    line.words.indices.dropFirst(place.upperBound).dropLast().contains { verb in
      rules.takingVerbs.contains(line.words[verb].spelling)
        && rules.backReferences.contains(line.words[verb + 1].spelling)
    }
  }

  /// Whether the clause is nothing but the medicine, among others that have neither a number nor anything to log: the
  /// "paracetamol" of "paracetamol, plasters, bandages".
  private func isListed(_ place: Range<Int>, in clause: Range<Int>) -> Bool {
    clause == place && clause.count < line.words.count
      && !line.words.indices.contains { word in
        let key = line.words[word].key
        return !clause.contains(word)
          && (isTime[word] || key.utf8.contains { (0x30...0x39).contains($0) } || line.language.namesEntry(key)
            || rules.takingVerbs.contains(line.words[word].spelling))
      }
  }

  /// The most words between a verb of taking and the medicine that are no usual part of a dose: "took my generic one".
  private static let maxOtherWords = 1

  private func namesOther(_ word: String) -> Bool {
    line.language.valueNames { $0.measureNames }.value(named: word) != nil
      || line.language.valueNames { $0.symptomNames }.value(named: word) != nil
  }

  private func isBesideDose(_ place: Int) -> Bool {
    let word = line.words[place]
    return isTime[place] || rules.doseCompanions.contains(word.spelling)
      || isFigure(place)
      || line.language.valueNames { $0.medicineNames }.value(named: word.key) != nil
      || line.language.valueNames { $0.symptomNames }.value(named: word.key) != nil
  }

  private func isFigure(_ place: Int) -> Bool { line.words[place].key.utf8.contains { (0x30...0x39).contains($0) } }

  /// The words, or another name of what they name: "slept" for sleep.
  private func range(of words: String) -> Range<Int>? {
    if let range = exactRange(of: words) { return range }
    let language = line.language
    let names = [
      language.valueNames { $0.measureNames }, language.valueNames { $0.symptomNames },
      language.valueNames { $0.medicineNames },
    ]
    return names.lazy.compactMap { $0[words.lowercased()] }.joined().lazy.compactMap(exactRange).first
  }

  /// The number that something without a name of its own is logged with: the 3 of "3 coffees already, dont judge".
  private var number: Range<Int>? {
    line.words.firstIndex { $0.key.first?.isNumber == true || rules.numberNames[$0.key] != nil }.map { $0..<$0 + 1 }
  }

  private func exactRange(of words: String) -> Range<Int>? {
    let sought = Line(words, in: line.language).words.map(\.spelling)
    guard !sought.isEmpty, sought.count <= line.words.count else { return nil }
    let start = (0...(line.words.count - sought.count)).first { start in
      sought.indices.allSatisfy { line.words[start + $0].spelling == sought[$0] }
    }
    return start.map { $0..<($0 + sought.count) }
  }

  /// Where the pattern ends, wherever it is found; not where the words are part of a phrase that means nothing of the
  /// kind: the "can't" of "can't believe".
  private func ends(of pattern: Pattern, in range: Range<Int>) -> [Int] {
    range.compactMap { place in
      let rest = line.words[place..<range.upperBound]
      guard let length = pattern.advance(1, over: rest).highestSetBit, length > 0,
        !(place..<place + length).contains(where: isEmptyCue)
      else { return nil }
      return place + length
    }
  }

  private func isEmptyCue(_ place: Int) -> Bool {
    rules.emptyCues.contains { $0.advance(1, over: line.words[place...]).highestSetBit ?? 0 > 0 }
  }
}
