extension Moments {
  /// The dates and times inside a sentence, left to right, with the words that belong to them.
  package static func mentions(in text: String, _ language: Language) -> [Mention] {
    let mentions = MomentReader(text, in: language).mentions(in: text)
    return mentions.isEmpty ? language.other(of: text).map { Moments.mentions(in: text, $0) } ?? [] : mentions
  }

  /// What the mentions of one sentence say together: the first that stands out, with what the others add to it.
  package static func combined(_ mentions: [Mention]) -> Moment? {
    let moments = mentions.map(\.moment)
    let heaviest = moments.map(\.weight).max()
    guard let best = moments.firstIndex(where: { $0.weight == heaviest }) else { return nil }
    var whole = moments[best]
    for (index, moment) in moments.enumerated() where index != best { whole = whole.joined(moment) ?? whole }
    return whole
  }
}

extension Moment {
  /// How much was said: a rule outweighs a day, and a full date one that is half open.
  fileprivate var weight: Int {
    var weight = 0
    if recurrence != nil { weight += 8 }
    if let place { weight += (place.isStretch ? 2 : 4) + (place.implied.isEmpty ? 2 : 0) }
    if clock != nil { weight += 1 }
    return weight
  }
}

extension MomentReader {
  /// Those of the text that is read here.
  package func mentions(in text: String) -> [Mention] { found(in: text).filter(\.moment.exists) }

  /// The same, and those that name days no calendar has: "on 30 february".
  func found(in text: String) -> [Mention] {
    var mentions: [Mention] = []
    var place = 0
    while place < lexemes.count {
      guard let (end, moment) = mention(at: place) else {
        place += 1
        continue
      }
      mentions.append(Mention(range: range(place..<end, in: text), moment: moment))
      place = end
    }
    return mentions
  }

  func range(_ places: Range<Int>, in text: String) -> Range<String.Index> {
    text.utf8Index(lexemes[places.lowerBound].start)..<text.utf8Index(lexemes[places.upperBound - 1].end)
  }

  /// The longest reading from a place that no doubt speaks against.
  fileprivate func mention(at place: Int) -> (end: Int, moment: Moment)? {
    guard lexemes[place].canStart else { return nil }
    return readings(at: place).first { end, moment in !moment.isDuration && !isDoubtful(place..<end, moment) }
  }
}

extension String {
  func utf8Index(_ offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }
}
