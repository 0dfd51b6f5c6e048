import Foundation
import Testing

/// One line of a table beside a test: what is given, a sign between, and what it must become.
package struct TableLine: CustomTestStringConvertible, Sendable {
  package let file: String
  package let number: Int
  package let text: String
  /// Empty where there is no sign.
  package let expected: String

  /// Tells where to look when one fails.
  package var testDescription: String { "\(file):\(number) \(text)" }

  /// The lines of a table, but for empty ones, those that `#` begins, and one with the `now` of all others.
  package static func read(_ file: String, _ sign: String = " => ", beside test: String = #filePath) -> [TableLine] {
    let text = (try? TestFiles.read(file, beside: test)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
      guard !line.isEmpty, !line.hasPrefix("#"), !line.hasPrefix("now ") else { return nil }
      let parts = line.components(separatedBy: sign)
      return TableLine(
        file: file, number: index + 1, text: parts[0], expected: parts.dropFirst().joined(separator: sign))
    }
  }
}
