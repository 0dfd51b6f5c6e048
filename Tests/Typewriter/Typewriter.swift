import Shell

/// The line reader on its own, for the pty tests: it says what it read, and obeys a few words.
@main
enum Typewriter {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let reader = LineReader(historyFile: arguments.first) else { return echoPipe() }
    reader.complete = { typed in words.filter { $0.hasPrefix(typed) } }
    var isOver = false
    while !isOver { isOver = answer(reader.read(prompt: "nudgy> "), reader) }
  }

  private static let words = ["add", "done call mum", "done call Mo", "snooze"]

  private static func answer(_ read: LineReader.ReadResult, _ reader: LineReader) -> Bool {
    switch read {
    case .line(let line):
      print("line: \(line)")
      reader.remember(line)
      obey(line.split(separator: " ").map(String.init), reader)
      return false
    case .paste, .key, .interrupted:
      print("\(read)")
      return false
    case .end, .hangup:
      print("\(read)")
      return true
    }
  }

  /// `notice MS WORDS…` says the words after a while, `turn MS` works for a while.
  private static func obey(_ words: [String], _ reader: LineReader) {
    let wait = Duration.milliseconds(words.dropFirst().first.flatMap { Int($0) } ?? 0)
    switch words.first {
    case "notice": announce(words.dropFirst(2), after: wait, reader.waker)
    case "turn": show(reader.wait { try? await Task.sleep(for: wait) }, else: "turn over")
    case "background": show(reader.responses.background, else: "no answer")
    default: break
    }
  }

  private static func show(_ result: (some Any)?, else nothing: String) {
    print(result.map { "\($0)" } ?? nothing)
  }

  private static func announce(_ words: some Sequence<String>, after wait: Duration, _ waker: Waker) {
    let text = words.joined(separator: " ")
    guard !text.isEmpty else { return }
    Task.detached {
      try? await Task.sleep(for: wait)
      waker.announce(text)
    }
  }

  private static func echoPipe() {
    for line in LineSource() { print("line: \(line.text.prefix(60))\(line.isCut ? " (cut)" : "")") }
  }
}
