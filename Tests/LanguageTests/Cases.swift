import Foundation
import Testing

/// A corpus beside the tests: one case a line, `text => expected`, comments after `#`.
enum Cases {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let expected: String
    var testDescription: String { text }
  }

  static func read(_ file: String, beside path: String = #filePath) -> [Case] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    guard let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let halves = line.components(separatedBy: " => ")
      return Case(text: halves[0], expected: halves.dropFirst().joined(separator: " => "))
    }
  }
}
