import Language

/// The times that a line says, and what a card makes of them: "waiting since tuesday" and "expires in january" are no time
/// to do it, and in "tell dave i can't do new year's eve" the day belongs to the thing.
struct Timing {
  /// The tokens of each, from the left.
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

  /// Names of what is the case, for a ranker.
  ///
  /// - Parameters:
  ///   - titles: the tokens of each card's title.
  ///   - isTimed: whether a card has a time.
  func features(of titles: [[Int]], isTimed: Bool) -> [String] {
    let taken = Set(titles.joined())
    guard let first = taken.min(), let last = taken.max() else { return [] }
    return times.flatMap { time -> [String] in
      // Its first word may belong to the thing: "put the heating on tonight".
      let isKept = taken.contains(time.upperBound - 1)
      let fate = isKept ? "in the title" : isTimed ? "taken" : "left"
      let place = "\(fate) \(place(of: time, first, last))"
      let lead = word(time.lowerBound)
      return [
        "time: \(fate)", "time: \(place)", "time: \(fate) behind \(word(time.lowerBound - 1))",
        "time: \(fate) by \(lead)",
        "time: \(place) by \(lead)", "time: \(fate) before \(word(time.upperBound))",
        "time: \(fate) of \(line.tokens[time.upperBound - 1].shape == .figures ? "figures" : "words")",
      ] + (isKept ? ["time: in the title of \(word(first))"] : [])
        + (isTold(time, from: first) ? ["time: \(fate) in what is told"] : [])
    }
  }

  /// The titles with a time that stands right behind or in front of them.
  func longer(_ title: [Int]) -> [[Int]] {
    guard let first = title.first, let last = title.last else { return [] }
    return times.compactMap { time in
      if time.lowerBound == last + 1 { return title + Array(time) }
      return time.upperBound == first ? Array(time) + title : nil
    }
  }

  /// Where a time stands to the words of the things.
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

  /// Whether somebody is spoken of between the beginning of the thing and the time: "ask mum if i can have the car on sunday".
  private func isTold(_ time: Range<Int>, from first: Int) -> Bool {
    first < time.lowerBound && (first..<time.lowerBound).contains { line.kind(of: $0) == .pronoun }
  }

  /// A word that many lines have; what it is, of any other.
  private func word(_ place: Int) -> String {
    guard line.tokens.indices.contains(place) else { return "edge" }
    let kind = line.kind(of: place)
    return [.word, .name, .figures].contains(kind)
      && !line.language.rules.openEnds.contains(line.tokens[place].spelling)
      ? "\(kind)" : line.tokens[place].key
  }
}
