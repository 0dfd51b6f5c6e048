import Foundation
import Languages
import TestFiles
import Testing

@testable import Language

/// The reader is the same for every language: what people type stands with the languages.
@Suite struct NeutralityTests {
  @Test func `The reader holds no word of English`() throws {
    let files = TestFiles.sources(in: "Sources/Language")
    #expect(files.count > 80)
    for file in files where !NeutralityTests.english.contains(where: file.path.contains) {
      for literal in try literals(in: String(contentsOf: file, encoding: .utf8)) {
        // Capitals name what other programs know: "LC_ALL".
        let words = literal.split { !$0.isLetter && $0 != "'" }.filter { $0.count > 1 && $0 != $0.uppercased() }
        let found = words.map { $0.lowercased() }.filter {
          NeutralityTests.isEnglish($0) && !NeutralityTests.names.contains($0)
        }
        #expect(found == [], "\(file.lastPathComponent): \(literal)")
      }
    }
  }

  @Test func `Words of English are found where they stand`() {
    #expect(literals(in: "let words = WordSet(\"and the\") // \"so\"") == ["and the"])
    #expect(["and", "the", "tomorrow", "seven", "call", "ugh"].allSatisfy(NeutralityTests.isEnglish))
    #expect(!NeutralityTests.isEnglish("xyzzy"))
  }

  /// Keys of messages, which are English, and names that a ranker's weights have.
  private static let english = ["/When+Description.swift", "/Day+Formatted.swift", "/TitleFeatures.swift"]

  /// Of parameters and their values, of tools and slots, and of units that are the same everywhere.
  private static let names: Set = [
    "title", "due", "all", "repeat", "action", "target", "minutes", "priority", "notes", "tags", "low", "high", "true",
    "false",
    "brain", "dump", "capture", "bare", "call", "text", "email", "link", "min",
  ]

  private static func isEnglish(_ word: String) -> Bool {
    let spelling = Spelling(word)
    let sets = [
      English.joiners, English.continuationWords, English.interjections, English.pointers, English.exclamations,
      English.sentenceStarters,
      English.questionWords, English.backReferences, English.dateTriggers, English.datePrepositions,
      English.participles,
    ]
    return sets.contains { $0.contains(spelling) } || English.wordKinds.contains(spelling) || English.isVerb(spelling)
      || English.lexicon.meaning(of: spelling, Array(word.utf8)[...]).1 != nil
  }

  /// Outside of comments, and without what is filled into them.
  private func literals(in source: String) -> [String] {
    source.split(separator: "\n").flatMap { line -> [String] in
      let code = line.replacing(/\\\([^()]*\)|\\./, with: "").replacing(/\/\/.*/, with: "")
      return code.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }
}
