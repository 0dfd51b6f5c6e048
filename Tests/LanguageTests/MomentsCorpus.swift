import Civil
import Foundation
import Testing

/// One line of a corpus file, named so that a failure tells where to look.
struct CorpusLine: CustomTestStringConvertible, Sendable {
  let file: String
  let number: Int
  let text: String
  let expected: String

  var testDescription: String { "\(file):\(number) \(text)" }

  /// The lines of a file beside the tests: `text -> expected`, or the text alone; the first may fix the clock.
  static func read(_ file: String) -> [CorpusLine] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(file)
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard !line.isEmpty, !line.hasPrefix("now ") else { return nil }
      let parts = line.components(separatedBy: " -> ")
      return CorpusLine(file: file, number: index + 1, text: parts[0], expected: parts.count > 1 ? parts[1] : "")
    }
  }
}

/// Friday, 20 November 2026, ten in the morning: what the corpora call now.
let corpusNow = LocalTime(Day(2026, 11, 20)!, 10)!
