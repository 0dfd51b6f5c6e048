import Engine
import Foundation
import Language
import Languages
import Records
import Replies
import TestFiles
import Testing

@testable import CompanionTools
@testable import Session
@testable import Settings
@testable import Tools

/// Tools are the same for every language: what people type for them stands with the languages.
@Suite struct NeutralityTests {
  @Test func `A tool compares what is typed with no words of its own`() throws {
    let files = ["Tools", "Session", "Cards", "Settings", "Upkeep", "SampleLife"].flatMap(NeutralityTests.files)
    #expect(files.count > 200)
    let names = NeutralityTests.names(of: unopened.catalogue).union(NeutralityTests.others)
    for file in files where !NeutralityTests.unlike.contains(where: file.path.contains) {
      let words = Literal.all(in: try String(contentsOf: file, encoding: .utf8)).compared
      let found = words.filter { $0.isLowerCaseWords && !names.contains($0) }
      #expect(found == [], "\(file.lastPathComponent)")
    }
  }

  @Test func `The engine names no tool but those that lead a conversation`() throws {
    let names = Set(unopened.catalogue.map(\.name)), leading = Set(ConversationTool.allCases.map(\.rawValue))
    #expect(leading.subtracting(names) == [])
    let files = NeutralityTests.files(of: "Engine")
    #expect(files.count > 80)
    for file in files where file.lastPathComponent != "ConversationTool.swift" {
      let words = Literal.all(in: try String(contentsOf: file, encoding: .utf8)).map(\.words)
      #expect(words.filter(names.contains) == [], "\(file.lastPathComponent)")
    }
  }

  @Test(arguments: [
    ("let some: Set = [\"tired\", \"worn out\"]", ["tired", "worn out"]),
    ("let some = [\"low\": [\"tired\"],\n  \"high\": []]", ["low", "tired", "high"]),
    ("if word == \"tired\" || \"fit\" == word { }", ["tired", "fit"]),
    ("switch word { case \"on\", \"yes\": true }", ["on", "yes"]),
    ("line.hasPrefix(\"the \") && line.contains(\"trash\")", ["the ", "trash"]),
    ("WordSet(\"tired fit\"); \"one two\".split(separator: \" \")", ["tired fit", "one two"]),
    ("Reply(\"Kept.\", \"then\") // == \"said\"", []),
    ("[\"Kept: \\(count(\"card\")).\", \"kept\"]", ["kept"]),
  ])
  func `Words are found where they are compared`(source: String, words: [String]) {
    #expect(Literal.all(in: source).compared == words)
  }

  @Test func `No language has names for a value that English does not know`() {
    let tables: [(any LanguageRules.Type) -> [String: [String]]] = [
      { $0.listNames }, { $0.energyNames }, { $0.priorityNames }, { $0.newPriorityNames }, { $0.actionNames },
      { $0.doseStateNames }, { $0.modelAccessNames }, { $0.symptomNames }, { $0.indicationNames }, { $0.medicineNames },
      { $0.doseUnits }, { $0.measureNames }, { $0.measureUnits },
    ]
    for language in Language.others {
      for table in tables {
        #expect(Set(table(language.rules).keys).subtracting(table(Language.english.rules).keys) == [])
      }
      #expect(Set(language.rules.settingNames.keys).subtracting(Settings.all.map(\.name)) == [])
    }
  }

  @Test(arguments: ["Civil", "Records", "Store", "Vault", "Insights", "Pages", "HTTP"])
  func `What lies below the tools holds no sentence for people`(target: String) {
    let entries = MessageTemplate.shared.entries.filter { $0.files.contains { $0.hasPrefix("Sources/\(target)/") } }
    #expect(entries.isEmpty, "\(entries.map(\.key))")
  }

  private static func files(of target: String) -> [URL] {
    TestFiles.sources(in: "Sources/\(target)")
  }

  /// What a language model writes back, which is English, messages, and what a made-up life is made of.
  private static let unlike = ["/ModelText/", "/LocalizedText+Names.swift", "/SampleLife/"]

  /// What the parts of tools and records are called, and the values that parameters have.
  private static func names(of tools: [Tool]) -> Set<String> {
    let parameters = tools.flatMap(\.parameters)
    let values = parameters.flatMap { parameter -> [String] in
      switch parameter.slot {
      case .choice(let choices), .quantity(let choices): Array(choices.values.keys) + choices.parts.values.joined()
      default: []
      }
    }
    let kinds = Kinds.all.flatMap { [$0.name] + $0.columns.map(\.name) }
    return Set(tools.map(\.name) + tools.map(\.verb) + parameters.map(\.name) + values + kinds)
  }

  private static let others: Set = [
    // Names of values that are no list of their own, and of what is compared.
    "keys", "on", "off", "true", "false", "default", "tags", "reminder", "known", "head", "heart", "moving", "anxious",
    "sick",
    "walking", "running",
    // Of files and formats.
    "ustar", "history", "score", " or ",
    // Messages in a list.
    "its words are damaged", "now", "what it is",
  ]
}

/// A text that stands in source code, and what stands before and behind it, without blanks.
private struct Literal {
  var words = ""
  let before: String
  var behind = ""
  /// Whether something is filled in.
  var isFilled = false

  /// Outside of comments.
  static func all(in source: String) -> [Literal] {
    let source = source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.firstRange(of: " //").map { line[..<$0.lowerBound] } ?? (line.hasPrefix("//") ? "" : line) }
      .joined(separator: "\n")
    var all: [Literal] = []
    var rest = source[...]
    while let start = rest.firstIndex(of: "\"") {
      let between = rest[..<start]
      if !all.isEmpty { all[all.count - 1].behind = between.prefix(Literal.near).compact }
      let mark = rest[start...].hasPrefix("\"\"\"") ? "\"\"\"" : "\""
      rest = rest[start...].dropFirst(mark.count)
      var literal = Literal(before: between.suffix(Literal.near).compact)
      while !rest.isEmpty, !rest.hasPrefix(mark) {
        if rest.hasPrefix("\\(") {
          literal.isFilled = true
          rest = rest.behindParentheses
        } else {
          if rest.hasPrefix("\\") { literal.words.append(rest.removeFirst()) }
          if let next = rest.popFirst() { literal.words.append(next) }
        }
      }
      rest = rest.dropFirst(mark.count)
      all.append(literal)
    }
    if !all.isEmpty { all[all.count - 1].behind = rest.prefix(Literal.near).compact }
    return all
  }

  var isCompared: Bool {
    Literal.comparing.contains { before.hasSuffix($0) } || behind.hasPrefix("==") || behind.hasPrefix("!=")
      || behind.hasPrefix(".split(") || isKey
  }

  /// In a dictionary.
  private var isKey: Bool {
    behind.hasPrefix(":") && (before.hasSuffix("[") || before.hasSuffix(","))
  }

  /// Characters in which that is looked for.
  private static let near = 60

  private static let comparing = [
    "==", "!=", "case", "hasPrefix(", "hasSuffix(", "contains(", "of:", "WordSet(", "Pattern(", "Spelling(",
  ]
}

extension [Literal] {
  /// The words of those that something is compared with, and of lists that hold nothing else.
  fileprivate var compared: [String] {
    var isListed = Array<Bool>(repeating: false, count: count)
    var first: Int?
    for place in indices {
      if self[place].before.hasSuffix("[") {
        first = place
      } else if self[place].before != "," {
        first = nil
      }
      if let first, ["]", ",]"].contains(where: self[place].behind.hasPrefix) {
        for listed in first...place { isListed[listed] = true }
      }
    }
    var isCase = false
    return indices.filter { place in
      // Of several behind a "case" each one is compared.
      isCase = self[place].before.hasSuffix("case") || isCase && self[place].before == ","
      return !self[place].isFilled && (isListed[place] || isCase || self[place].isCompared)
    }.map { self[$0].words }
  }
}

extension Substring {
  fileprivate var compact: String { filter { !$0.isWhitespace } }

  /// What stands behind the parentheses that begin behind its first character.
  fileprivate var behindParentheses: Substring {
    var depth = 0
    for place in indices.dropFirst() {
      if self[place] == "(" { depth += 1 } else if self[place] == ")" { depth -= 1 }
      if depth == 0 { return self[index(after: place)...] }
    }
    return ""
  }
}

extension String {
  fileprivate var isLowerCaseWords: Bool {
    count(where: \.isLetter) > 1 && allSatisfy { $0.isLowercase && $0.isLetter || $0 == " " || $0 == "'" }
  }
}
