import Language

/// The time expressions of a line, as features. Not every one is when to do a task: “waiting since tuesday” and
/// “expires in january” are not, and in “tell dave i can't do new year's eve” the day belongs to the title.
struct LineTimes {
  /// The token range of each expression, from left to right.
  let times: [Range<Int>]
  private let line: Utterance

  init(_ line: Utterance) {
    self.line = line
    var times: [Range<Int>] = []
    for place in line.tokens.indices where line.timing[place] != .none {
      if line.timing[place] == .continues, let last = times.last, last.upperBound == place {
        times[times.count - 1] = last.lowerBound..<place + 1
      } else {
        times.append(place..<place + 1)
      }
    }
    self.times = times
  }

  /// Feature names for the ranker.
  ///
  /// - Parameters:
  ///   - titles: the tokens of each card's title.
  ///   - isTimed: whether a card has a time.
  func features(of titles: [[Int]], isTimed: Bool) -> [String] {
    let titleTokens = Set(titles.joined())
    guard let first = titleTokens.min(), let last = titleTokens.max() else { return [] }
    return times.flatMap { time -> [String] in
      // The first word of the expression may belong to the title: "put the heating on tonight".
      let isInTitle = titleTokens.contains(time.upperBound - 1)
      // How long something takes is no time of a card, and "start a 20 minute focus" is no name of one.
      if !isInTitle, isLength(time) { return [] }
      let role = isInTitle ? "in the title" : isTimed ? "taken" : "left"
      let place = "\(role) \(place(of: time, first, last))"
      // "from 10 to 12" is another thing than the "from" of "an email from tuesday".
      let lead = isStretch(time) ? "stretch" : wordLabel(time.lowerBound)
      return [
        "time: \(role)", "time: \(place)", "time: \(role) behind \(wordLabel(time.lowerBound - 1))",
        "time: \(role) by \(lead)",
        "time: \(place) by \(lead)", "time: \(role) before \(wordLabel(time.upperBound))",
        "time: \(role) of \(line.tokens[time.upperBound - 1].shape == .figures ? "figures" : "words")",
      ] + (isInTitle ? ["time: in the title of \(wordLabel(first))"] : [])
        + (isReported(time, from: first) ? ["time: \(role) in what is told"] : [])
    }
  }

  /// The title extended by a time right after or right before it.
  func titlesWithTime(_ title: [Int]) -> [[Int]] {
    guard let first = title.first, let last = title.last else { return [] }
    return times.compactMap { time in
      if time.lowerBound == last + 1 { return title + Array(time) }
      return time.upperBound == first ? Array(time) + title : nil
    }
  }

  /// What stands behind the last time and a mark, where that is only a name: the “cardiology” of “dentist tuesday at
  /// 2.15, cardiology”.
  func nameBehindLast(after title: [Int]) -> Substring? {
    guard let time = times.last, let last = title.last, time.lowerBound > last,
      case let behind = time.upperBound, behind < line.tokens.count, [.comma, .dash].contains(line.kind(of: behind))
    else { return nil }
    let places = (behind + 1..<line.tokens.count).prefix { line.tokens[$0].key != "." }
    let rules = line.language.rules
    let words = places.drop { rules.determiners.contains(line.tokens[$0].spelling) }
    guard !words.isEmpty, rules.isNounPhrase(line.words(words).lowercased()),
      words.allSatisfy({
        [.word, .name].contains(line.kind(of: $0)) && !rules.interjections.contains(line.tokens[$0].spelling)
      })
    else { return nil }
    return line.words(places)
  }

  /// The position of a time relative to the titles.
  private func place(of time: Range<Int>, _ first: Int, _ last: Int) -> String {
    if time.upperBound <= first {
      return line.tokens[time.upperBound..<first].contains(where: isWord) ? "far before" : "before"
    }
    if time.lowerBound < last { return "within" }
    let between = line.tokens[min(last + 1, time.lowerBound)..<time.lowerBound]
    return !between.contains(where: isWord)
      ? "behind" : between.contains(where: \.isMark) ? "in another clause" : "far behind"
  }

  private func isWord(_ token: Token) -> Bool { !token.isMark }

  /// Whether it only says how long something takes.
  private func isLength(_ time: Range<Int>) -> Bool { moment(time)?.isDuration == true }

  private func isStretch(_ time: Range<Int>) -> Bool { moment(time)?.ending != nil }

  private func moment(_ time: Range<Int>) -> Moment? { line.times.first { $0.tokens.overlaps(time) }?.moment }

  /// Whether a pronoun stands between the start of the title and the time, so that the time belongs to reported speech:
  /// "ask mum if i can have the car on sunday".
  private func isReported(_ time: Range<Int>, from first: Int) -> Bool {
    first < time.lowerBound && (first..<time.lowerBound).contains { line.kind(of: $0) == .pronoun }
  }

  /// The word itself if it is frequent, else its kind.
  private func wordLabel(_ place: Int) -> String {
    guard line.tokens.indices.contains(place) else { return "edge" }
    let kind = line.kind(of: place)
    return [.word, .name, .figures].contains(kind)
      && !line.language.rules.continuationWords.contains(line.tokens[place].spelling)
      ? "\(kind)" : line.tokens[place].key
  }
}
