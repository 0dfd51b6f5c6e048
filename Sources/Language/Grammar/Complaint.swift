/// What somebody says of a part of the body: "knees are aching", "jaw clenched", "stinging eyes".
package struct Complaint {
  /// The index after its last word.
  let end: Int
  /// What the symptom is called: the pain of that part, or else the words themselves, "eyes stinging".
  let name: String

  /// The offsets at which complaints begin in a line.
  package static func starts(in utterance: Utterance) -> Set<Int> {
    let parts = utterance.language.rules.bodyParts
    guard utterance.tokens.contains(where: { parts[$0.key] != nil }) else { return [] }
    let line = Line(utterance.text, in: utterance.language)
    return Set(
      line.words.indices.filter { !starting(at: $0, in: line).isEmpty }.map { line.words[$0].core.lowerBound })
  }

  /// All complaints that begin with a word of the line, however long.
  static func starting(at start: Int, in line: Line) -> [Complaint] {
    let rules = line.language.rules
    var place = start
    while place + 1 < line.words.count, line.words[place].pause == .none,
      rules.sides.contains(line.words[place].spelling) || rules.jointWords.contains(line.words[place].spelling)
    {
      place += 1
    }
    // The "lower" of "lower back" is part of its name.
    if place > start, let part = rules.bodyParts["\(line.words[place - 1].key) \(line.words[place].key)"] {
      return complaints(of: part, named: place - 1..<place + 1, in: line)
    }
    guard let part = rules.bodyParts[line.words[place].key] else { return qualified(from: place, in: line) }
    return complaints(of: part, named: place..<place + 1, in: line)
  }

  private static func complaints(of part: String, named place: Range<Int>, in line: Line) -> [Complaint] {
    let rules = line.language.rules
    var complaints: [Complaint] = []
    var next = place.upperBound
    while next < line.words.count, line.words[next - 1].pause == .none, next - place.upperBound <= maxLinks {
      let rest = line.words[next...]
      if let length = rules.painPredicates.advance(1, over: rest).highestSetBit, length > 0,
        let end = end(of: length, from: next, in: line)
      {
        let said = name(of: place, with: next..<next + length, in: line)
        complaints.append(Complaint(end: end, name: part.isEmpty ? said : part))
      }
      if let length = rules.sensationPredicates.advance(1, over: rest).highestSetBit, length > 0,
        let end = end(of: length, from: next, in: line)
      {
        complaints.append(Complaint(end: end, name: name(of: place, with: next..<next + length, in: line)))
      }
      guard rules.complaintLinks.contains(line.words[next].spelling) else { break }
      next += 1
    }
    return complaints
  }

  /// "stinging eyes", "aching knees"
  private static func qualified(from place: Int, in line: Line) -> [Complaint] {
    let rules = line.language.rules
    guard place + 1 < line.words.count, line.words[place].pause == .none,
      let part = rules.bodyParts[line.words[place + 1].key]
    else { return [] }
    let word = line.words[place...place]
    if rules.sensationPredicates.matchesAll(word) {
      let said = "\(line.words[place].key) \(line.words[place + 1].key)"
      return [Complaint(end: place + 2, name: said)]
    }
    return rules.painPredicates.matchesAll(word) && !part.isEmpty ? [Complaint(end: place + 2, name: part)] : []
  }

  /// The end with the words that say how much: "a bit", "like mad".
  private static func end(of length: Int, from start: Int, in line: Line) -> Int? {
    let end = start + length
    guard !line.words[start..<end - 1].contains(where: { $0.pause != .none }) else { return nil }
    guard end < line.words.count, line.words[end - 1].pause == .none,
      let more = line.language.rules.complaintDegrees.advance(1, over: line.words[end...]).highestSetBit, more > 0,
      !line.words[end..<end + more - 1].contains(where: { $0.pause != .none })
    else { return end }
    return end + more
  }

  /// "eyes stinging"
  private static func name(of part: Range<Int>, with predicate: Range<Int>, in line: Line) -> String {
    (line.words[part] + line.words[predicate]).map { name(of: $0, in: line) }.joined(separator: " ")
  }

  /// The "back" of "my back's stiff".
  private static func name(of word: Line.Word, in line: Line) -> String {
    let said = line[word.core].lowercased()
    return line.language.rules.clitics.first { said.hasSuffix($0) }.map { String(said.dropLast($0.count)) } ?? word.key
  }

  /// Words between the part and what is said of it: "have been really".
  private static let maxLinks = 5
}
