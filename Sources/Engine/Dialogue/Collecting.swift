import Language

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
  mutating func take(_ line: String) -> Step {
    let isBlank = line.trimmed.isEmpty
    let before = lines.last.flatMap { $0.trimmed.isEmpty ? $0 : nil }
    if Collecting.isClosing(line) || isBlank && before != nil { return .end }
    lines.append(line)
    return isBlank ? .wait : .keep(before.map { $0 + "\n" + line } ?? line)
  }

  /// What all lines together become.
  var call: Call { call(with: lines.joined(separator: "\n")) }

  func call(with text: String) -> Call { collector.call.with(collector.parameter, .words(text)) }

  private static func isClosing(_ line: String) -> Bool {
    // A paste may be megabytes.
    line.utf8.count < 64
      && closing.contains(line.lowercased().filter { $0.isLetter || $0 == " " || $0.isNewline }.trimmed.description)
  }

  private static let closing: Set = ["thats it", "thats all", "that is it", "that is all", "done", "the end", "end"]
}
