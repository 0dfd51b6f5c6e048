import Engine
import Language
import Records

extension Written {
  /// First steps for something: each begins with a verb, at most five; `nil` where it is mostly something else.
  ///
  /// - Parameter verbs: what steps begin with, beside the verbs that the language knows.
  package func steps(_ verbs: Set<String>) -> [String]? {
    let steps = lines.filter { line in
      line.last != ":" && (language.rules.isDeed(line) || TitleWords.split(line).first.map(verbs.contains) == true)
    }
    guard steps.count > 1, steps.count * 2 > lines.count else { return nil }
    return steps.prefix(5).map { Written.cut(Written.withoutStop($0)) }
  }

  /// Things to do out of somebody's own text; none where there is nothing to do in it.
  ///
  /// What says less than half of it in their words was not said by them.
  package func things(of text: String) -> [String]? {
    if lines.count == 1, Written.withoutStop(lines[0]).lowercased() == "none" { return [] }
    let said = SignWords(text, language)
    let things = lines.filter { line in
      let words = TitleWords.split(line)
      return !words.isEmpty && line.count <= Written.longestLine && words.count { said.has($0[...]) } * 2 >= words.count
    }
    guard !things.isEmpty, things.count * 2 > lines.count, things.count <= 40 else { return nil }
    return things.map(Written.withoutStop)
  }

  /// A message to send as it is: at most five lines, without a subject.
  package var message: [String]? {
    let body = lines.filter { !$0.lowercased().hasPrefix("subject:") }
    let isLed = body.count > 1 && body[0].last == ":"
    let message = isLed ? Array(body.dropFirst()) : body
    let length = message.reduce(0) { $0 + $1.count }
    return (1...5).contains(message.count) && (10...600).contains(length) ? message : nil
  }

  /// Sentences about facts, at most so many; `nil` where they say why, name an illness or give orders.
  package func sentences(_ most: Int) -> [String]? {
    let text = lines.joined(separator: " ")
    let words = Set(TitleWords.split(text))
    guard words.isDisjoint(with: Written.unfounded), !text.lowercased().contains("due to"), text.count <= 900 else {
      return nil
    }
    var sentences: [String] = []
    var sentence: [Substring] = []
    for word in text.split(separator: " ") {
      sentence.append(word)
      if let last = word.last, ".?".contains(last), !Written.short.contains(word.lowercased()) {
        sentences.append(sentence.joined(separator: " "))
        sentence = []
      }
    }
    // What breaks off in the middle is no sentence.
    return sentences.isEmpty ? nil : Array(sentences.prefix(most))
  }

  private static let unfounded: Set = [
    "because", "cause", "causes", "caused", "causing", "diagnosis", "diagnosed", "disorder", "disease", "syndrome",
    "should", "must", "cure", "lazy",
  ]

  private static let short: Set = ["e.g.", "i.e.", "approx.", "vs.", "dr.", "mr.", "mrs.", "st."]

  private static let longestLine = 120

  private static func withoutStop(_ line: String) -> String { line.last == "." ? String(line.dropLast()) : line }

  private static func cut(_ line: String) -> String {
    guard line.count > 90, let end = line.prefix(90).lastIndex(of: " ") else { return line }
    return line[..<end] + "…"
  }
}
