import Foundation
import Testing

/// What nudgy says about the body is calm: it blames nobody, alarms nobody, and leaves what it means to others.
@Suite struct CalmWordsTests {
  private static let never: [(why: String, words: [String])] = [
    (
      "blame",
      ["should", "must", "failed to", "forgot", "lazy", "too often", "too much", "again?", "finally", "excuse"]
    ),
    ("alarm", ["!", "warning", "danger", "alarm", "urgent", "serious", "alert", "worrying", "attention"]),
    (
      "diagnosis",
      [
        "disorder", "disease", "syndrome", "because", "caused by", "cure", "treatment", "abnormal", "unhealthy",
        "you have a",
        "see a doctor", "proves", "due to",
      ]
    ),
  ]

  @Test(arguments: ["Symptoms", "Insights", "Visit"])
  func `Nothing it says blames, alarms or diagnoses`(room: String) throws {
    let said = try sentences(room)
    #expect(said.count > 10)
    for (why, words) in CalmWordsTests.never {
      for sentence in said {
        let lower = sentence.lowercased()
        #expect(!words.contains { lower.contains($0) }, "\(why): \(sentence)")
      }
    }
  }

  /// What stands between quotes in the room's files and has a blank in it, without what people say to nudgy: phrases,
  /// examples, and the names of things.
  private func sentences(_ room: String) throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources/Tools/\(room)").standardized
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { !$0.lastPathComponent.hasSuffix("Phrases.swift") && !$0.lastPathComponent.hasSuffix("Names.swift") }
    return try files.flatMap { file -> [String] in
      let source = try String(contentsOf: file, encoding: .utf8)
      return literals(in: spoken(source)).filter { $0.contains(" ") }
    }
  }

  /// Without the lines up to where a tool says what it does.
  private func spoken(_ source: String) -> String {
    guard let phrases = source.range(of: "return Tool(") ?? source.range(of: "    Tool("),
      let work = source.range(of: "does: Work", range: phrases.upperBound..<source.endIndex)
    else { return source }
    return String(source[work.upperBound...])
  }

  /// A literal over several lines is one line each.
  private func literals(in source: String) -> [String] {
    var isLong = false
    return source.split(separator: "\n").filter { !$0.contains("///") }.flatMap { line -> [String] in
      if line.contains("\"\"\"") {
        isLong.toggle()
        return []
      }
      if isLong { return [String(line)] }
      let pieces = line.split(separator: "\"", omittingEmptySubsequences: false)
      return pieces.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
  }
}
