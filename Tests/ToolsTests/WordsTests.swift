import Foundation
import TestFiles
import Testing

/// Every sentence that the sources can say, found by reading them: calm words only.
@Suite struct WordsTests {
  /// As words or beginnings of sentences; a star stands for any ending.
  static let unwanted = [
    // Begging and grovelling.
    "please", "sorry", "apolog*", "unfortunately", "oops", "afraid",
    // Blame.
    "should", "must", "shame", "lazy", "blame", "fault", "guilty", "careless", "forgot", "neglect*", "procrastinat*",
    "failed", "failure", "failing", "wrong of", "your mistake", "at last", "finally", "still not", "too late",
    "behind on",
    "why didn't", "why haven't", "again?", "supposed to", "incorrect", "invalid", "illegal", "bad input",
    // Preamble and cheer.
    "sure,", "okay,", "of course", "certainly", "great", "awesome", "amazing", "fantastic", "well done", "good job",
    "i'd be happy", "happy to", "let me", "let's", "as you know", "note that", "basically", "simply", "just",
    "obviously", "of note", "absolutely",
  ]

  /// Messages that people send in their own name: they may beg and be sorry.
  static let drafts: Set = ["SuggestedMessage.swift", "MessageOccasion.swift"]

  /// Sentences in which an unwanted word means something else.
  static let excused: Set = [
    "I put off a joke about procrastination. It is due on Friday.",
    "Something went wrong inside nudgy: {0}.",
  ]

  static let said: [(file: String, sentence: String)] = {
    let folders = [
      "Replies", "Engine", "Session", "Cards", "Settings", "CrisisLines", "Files", "Upkeep", "Tools", "Screen", "Shell",
      "nudgy",
    ]
    return folders.flatMap { folder -> [(String, String)] in
      TestFiles.sources(in: "Sources/" + folder).flatMap { file in
        let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return Literals.of(source).filter(isSaid).map { (file.lastPathComponent, $0) }
      }
    }
  }()

  /// A template has signs between its words; what is shown to people has a blank, and none of those.
  private static func isSaid(_ literal: String) -> Bool {
    literal.contains(" ") && !literal.contains { "|<>[]()\\".contains($0) } && !literal.hasPrefix(" ")
  }

  @Test func `The sentences are found`() {
    let sentences = Set(WordsTests.said.map(\.sentence))
    #expect(sentences.count > 500)
    for known in [
      "OK, not now.", "Got it: {0}.", "No card matches “{0}”.", "Until when?", "Go through them one by one?",
    ] {
      #expect(sentences.contains(known), "\(known)")
    }
  }

  @Test func `Nothing is shouted`() {
    for (file, sentence) in WordsTests.said { #expect(!sentence.contains("!"), "\(file): \(sentence)") }
  }

  @Test func `Nobody is begged, blamed or cheered at, and nothing comes before the answer`() {
    let own = WordsTests.said.filter {
      !WordsTests.drafts.contains($0.file) && !WordsTests.excused.contains($0.sentence)
    }
    for (file, sentence) in own where WordsTests.isShown(sentence) {
      let faults = WordsTests.faults(sentence)
      #expect(faults.isEmpty, "\(file): \(sentence): \(faults)")
    }
  }

  @Test func `The list would find them`() {
    #expect(WordsTests.faults("Sorry, that failed.") == ["sorry", "failed"])
    #expect(WordsTests.faults("You procrastinated again?") == ["procrastinat*", "again?"])
    #expect(WordsTests.faults("The justice of it, mustard and all.").isEmpty)
  }

  private static func faults(_ sentence: String) -> [String] {
    let words = " " + sentence.lowercased().replacingOccurrences(of: "’", with: "'") + " "
    return unwanted.filter { unwanted in
      guard let range = words.range(of: " " + unwanted.filter { $0 != "*" }) else { return false }
      return unwanted.hasSuffix("*") || !(words[range.upperBound].isLetter || words[range.upperBound] == "'")
    }
  }

  /// What begins small may be what people say: a phrase, an example, a synonym.
  private static func isShown(_ sentence: String) -> Bool {
    sentence.first?.isUppercase == true || sentence.first == "“" || sentence.first == "{"
  }
}

/// The string literals of a Swift source, with `{0}` for each interpolation.
private enum Literals {
  static func of(_ source: String) -> [String] {
    let code = source.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    var found: [String] = []
    var rest = code[...]
    while let start = rest.firstIndex(of: "\"") {
      if rest[start...].hasPrefix("\"\"\"") {
        let body = rest[start...].dropFirst(3)
        guard let end = body.range(of: "\"\"\"") else { return found }
        found += body[..<end.lowerBound].split(separator: "\n").map { plain($0.drop { $0 == " " }) }
        rest = body[end.upperBound...]
      } else {
        let body = rest[rest.index(after: start)...]
        let end = self.end(of: body)
        found.append(plain(body[..<end]))
        rest = end < body.endIndex ? body[body.index(after: end)...] : body[body.endIndex...]
      }
    }
    return found
  }

  /// The quote that closes it: one inside an interpolation does not.
  private static func end(of body: Substring) -> Substring.Index {
    var depth = 0
    var isEscaped = false
    for place in body.indices {
      let sign = body[place]
      if isEscaped {
        isEscaped = false
        if sign == "(" { depth += 1 }
      } else if sign == "\\" {
        isEscaped = true
      } else if depth > 0 {
        depth += sign == "(" ? 1 : sign == ")" ? -1 : 0
      } else if sign == "\"" || sign == "\n" {
        return place
      }
    }
    return body.endIndex
  }

  private static func plain(_ literal: some StringProtocol) -> String {
    var result = ""
    var depth = 0
    var count = 0
    var previous: Character = " "
    for sign in literal {
      if depth > 0 {
        depth += sign == "(" ? 1 : sign == ")" ? -1 : 0
      } else if previous == "\\", sign == "(" {
        result.removeLast()
        result += "{\(count)}"
        (depth, count) = (1, count + 1)
      } else {
        result.append(sign)
      }
      previous = sign
    }
    return result
  }
}
