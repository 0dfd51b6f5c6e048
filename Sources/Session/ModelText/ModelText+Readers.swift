import Language
import Records

extension ModelText {
  /// Reads the text as first steps: at most five lines that begin with a verb. `nil` unless most lines do.
  ///
  /// - Parameter verbs: more verbs that steps may begin with, besides those that the language knows.
  package func steps(_ verbs: Set<String>) -> [String]? {
    let steps = lines.filter { line in
      line.last != ":" && (language.rules.isTask(line) || TitleWords.split(line).first.map(verbs.contains) == true)
    }
    guard steps.count > 1, steps.count * 2 > lines.count else { return nil }
    return steps.prefix(5).map { ModelText.shortened(ModelText.withoutPeriod($0)) }
  }

  /// Reads the text as tasks that the model extracted from the person's `text`; empty if the model found none, `nil` if
  /// the answer is mostly something else.
  ///
  /// A line with fewer than half of its words from `text` is discarded as made up.
  package func tasks(from text: String) -> [String]? {
    if lines.count == 1, ModelText.withoutPeriod(lines[0]).lowercased() == "none" { return [] }
    let sourceForms = TitleWordForms(text, language)
    let tasks = lines.filter { line in
      let words = TitleWords.split(line)
      return !words.isEmpty && line.count <= ModelText.maxTaskLength
        && words.count { sourceForms.contains($0[...]) } * 2 >= words.count
    }
    guard !tasks.isEmpty, tasks.count * 2 > lines.count, tasks.count <= 40 else { return nil }
    return tasks.map(ModelText.withoutPeriod)
  }

  /// Reads the text as a message to send: at most five lines, without the subject line; `nil` if it is not one.
  package var message: [String]? {
    let body = lines.filter { !$0.lowercased().hasPrefix("subject:") }
    let hasIntroduction = body.count > 1 && body[0].last == ":"
    let message = hasIntroduction ? Array(body.dropFirst()) : body
    let length = message.reduce(0) { $0 + $1.count }
    return (1...5).contains(message.count) && (10...600).contains(length) ? message : nil
  }

  /// Reads the text as factual sentences, at most `limit`; `nil` if it claims causes, names an illness or gives orders.
  package func sentences(_ limit: Int) -> [String]? {
    let text = lines.joined(separator: " ")
    let words = Set(TitleWords.split(text))
    guard words.isDisjoint(with: ModelText.forbiddenWords), !text.lowercased().contains("due to"), text.count <= 900
    else {
      return nil
    }
    var sentences: [String] = []
    var sentence: [Substring] = []
    for word in text.split(separator: " ") {
      sentence.append(word)
      if let last = word.last, ".?".contains(last), !ModelText.abbreviations.contains(word.lowercased()) {
        sentences.append(sentence.joined(separator: " "))
        sentence = []
      }
    }
    // An unfinished last sentence is dropped.
    return sentences.isEmpty ? nil : Array(sentences.prefix(limit))
  }

  private static let forbiddenWords: Set = [
    "because", "cause", "causes", "caused", "causing", "diagnosis", "diagnosed", "disorder", "disease", "syndrome",
    "should", "must", "cure", "lazy",
  ]

  private static let abbreviations: Set = ["e.g.", "i.e.", "approx.", "vs.", "dr.", "mr.", "mrs.", "st."]

  private static let maxTaskLength = 120

  private static func withoutPeriod(_ line: String) -> String { line.last == "." ? String(line.dropLast()) : line }

  private static func shortened(_ line: String) -> String {
    guard line.count > 90, let end = line.prefix(90).lastIndex(of: " ") else { return line }
    return line[..<end] + "…"
  }
}
