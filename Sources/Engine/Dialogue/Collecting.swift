import Language
import Replies

/// The lines of an open collector. It lives in this process only.
struct Collecting {
  let collector: Collector
  private(set) var lines: [String] = []

  init(_ collector: Collector) { self.collector = collector }

  enum Step: Equatable {
    /// What is to be kept now: the line, and the blank one before it.
    case keep(String)
    /// A blank line waits for the line that follows it.
    case wait
    case end
  }

  /// Two blank lines or "that's it" end it; one blank line is content.
  mutating func take(_ line: String, in language: Language) -> Step {
    let isBlank = line.trimmed.isEmpty
    let before = lines.last.flatMap { $0.trimmed.isEmpty ? $0 : nil }
    if Collecting.isClosing(line, in: language) || isBlank && before != nil { return .end }
    lines.append(line)
    return isBlank ? .wait : .keep(before.map { $0 + "\n" + line } ?? line)
  }

  /// What all lines together become.
  var call: Call { call(with: lines.joined(separator: "\n")) }

  func call(with text: String) -> Call { collector.call.with(collector.parameter, .words(text)) }

  /// In the language, or in one that its speakers type too.
  private static func isClosing(_ line: String, in language: Language) -> Bool {
    // A paste may be megabytes.
    guard line.utf8.count < 64 else { return false }
    let words = String(line.lowercased().filter { $0.isLetter || $0 == " " || $0.isNewline }.trimmed)
    return sequence(first: language) { $0.second }.contains { $0.rules.closings.contains(words) }
  }
}
