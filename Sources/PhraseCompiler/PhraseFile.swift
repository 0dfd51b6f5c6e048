import Foundation

/// The text file with what people say to one tool, or with the word groups that all tools share.
struct PhraseFile {
  /// As errors show it.
  let path: String
  private(set) var words: [WordGroup] = []
  private(set) var phrases: [TextEntry] = []
  private(set) var followUpPhrases: [TextEntry] = []
  private(set) var contextPhrases: [(context: String, phrase: TextEntry)] = []
  private(set) var examples: [Example] = []

  struct WordGroup {
    let name: String
    let words: String
    let line: Int
  }

  struct Example {
    let sentence: String
    let arguments: [(name: String, value: String)]
  }

  private enum Section: Hashable {
    case words, phrases, followUp, examples
    case with(context: String)

    init?(_ name: String) {
      switch name {
      case "words": self = .words
      case "phrases": self = .phrases
      case "follow-up": self = .followUp
      case "examples": self = .examples
      default:
        guard name.hasPrefix("with "), case let context = name.dropFirst(5), context.isName else { return nil }
        self = .with(context: String(context))
      }
    }
  }

  init(path: String, text: String) throws(TextFileError) {
    self.path = path
    var seenSections: Set<Section> = []
    var section: Section?
    for entry in try TextEntry.all(in: text, of: path) {
      if entry.isSection {
        section = Section(entry.text)
        guard let section else {
          throw error(
            entry.line,
            "“\(entry.text)” is none of words, phrases, follow-up, with CONTEXT and examples; entries are indented.")
        }
        guard seenSections.insert(section).inserted else {
          throw error(entry.line, "There are two sections “\(entry.text)”.")
        }
      } else {
        guard let section else { throw error(entry.line, "The name of a section comes first, as in “phrases”.") }
        try add(entry, to: section)
      }
    }
  }

  private mutating func add(_ entry: TextEntry, to section: Section) throws(TextFileError) {
    switch section {
    case .words: words.append(try wordGroup(entry))
    case .phrases: phrases.append(entry)
    case .followUp: followUpPhrases.append(entry)
    case .with(let context): contextPhrases.append((context, entry))
    case .examples: examples.append(try example(entry))
    }
  }

  /// `name: what it stands for`.
  private func wordGroup(_ entry: TextEntry) throws(TextFileError) -> WordGroup {
    let parts = entry.text.split(separator: ":", maxSplits: 1).map(\.trimmed)
    guard parts.count == 2, parts[0].isName, !parts[1].isEmpty else {
      throw error(entry.line, "A group of words is a name, a colon and the words, as in “show: (show|list|see)”.")
    }
    guard !words.contains(where: { $0.name == parts[0] }) else {
      throw error(entry.line, "There are two groups of words “\(parts[0])”.")
    }
    return WordGroup(name: parts[0], words: parts[1], line: entry.line)
  }

  /// `sentence => {"argument": "value"}`, or the sentence alone.
  private func example(_ entry: TextEntry) throws(TextFileError) -> Example {
    guard let arrow = entry.text.range(of: "=>") else { return Example(sentence: entry.text, arguments: []) }
    let json = Data(entry.text[arrow.upperBound...].utf8)
    guard let arguments = try? JSONDecoder().decode([String: String].self, from: json) else {
      throw error(entry.line, "Behind => stand arguments and their values in quotes, as in {\"which\": \"dentist\"}.")
    }
    return Example(
      sentence: entry.text[..<arrow.lowerBound].trimmed,
      arguments: arguments.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
  }

  func error(_ line: Int, _ message: String) -> TextFileError {
    TextFileError(file: path, line: line, message: message)
  }
}

extension StringProtocol {
  /// Whether it is letters, digits and underscores.
  var isName: Bool { !isEmpty && utf8.allSatisfy { $0 == UInt8(ascii: "_") || Character(.init($0)).isLetterOrDigit } }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
