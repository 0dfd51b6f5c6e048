import Language
import Replies

/// The lines of an open collector, which are kept in memory only.
struct OpenCollector {
  let collector: Collector
  private(set) var lines: [String] = []

  init(_ collector: Collector) { self.collector = collector }

  enum Step: Equatable {
    /// Text to store now: the line, preceded by a pending blank line.
    case keep(String)
    /// A blank line is held until the next line shows whether it is content.
    case wait
    case end
  }

  /// Two blank lines or "that's it" end the collector; a single blank line is content.
  mutating func append(_ line: String, in language: Language) -> Step {
    let isBlank = line.trimmed.isEmpty
    let precedingBlank = lines.last.flatMap { $0.trimmed.isEmpty ? $0 : nil }
    if OpenCollector.isClosing(line, in: language) || isBlank && precedingBlank != nil { return .end }
    lines.append(line)
    return isBlank ? .wait : .keep(precedingBlank.map { $0 + "\n" + line } ?? line)
  }

  /// The call with all lines.
  var call: Call { call(with: lines.joined(separator: "\n")) }

  func call(with text: String) -> Call { collector.call.with(collector.parameter, .words(text)) }

  /// Checked in the language and in the second language its speakers type.
  private static func isClosing(_ line: String, in language: Language) -> Bool {
    // A pasted line may be megabytes long.
    guard line.utf8.count < 64 else { return false }
    let words = String(line.lowercased().filter { $0.isLetter || $0 == " " || $0.isNewline }.trimmed)
    return sequence(first: language) { $0.second }.contains { $0.rules.entryTerminators.contains(words) }
  }
}
