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

  private static func answer(_ read: LineReader.Read, _ reader: LineReader) -> Bool {
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

  /// `notice MS WORDS…` says the words after a while, `turn MS` works for a while, `key` reads one key.
  private static func obey(_ words: [String], _ reader: LineReader) {
    let doorbell = reader.doorbell
    switch words.first {
    case "notice": after(words.dropFirst().first) { doorbell.announce(words.dropFirst(2).joined(separator: " ")) }
    case "turn":
      let wait = words.last.flatMap { Int($0) } ?? 0
      print(reader.wait { try? await Task.sleep(for: .milliseconds(wait)) }.map { "\($0)" } ?? "turn over")
    case "key": print(reader.readKey(prompt: "y or n? ").map { "\($0)" } ?? "no key")
    case "quick": print(reader.readKey(prompt: "quick: ", within: .milliseconds(200)).map { "\($0)" } ?? "no key")
    case "background": print(reader.background().map { "\($0)" } ?? "no answer")
    case "forget": reader.forget(words.dropFirst().joined(separator: " "))
    default: break
    }
  }

  private static func after(_ milliseconds: String?, _ act: @escaping @Sendable () -> Void) {
    let wait = milliseconds.flatMap { Int($0) } ?? 0
    Task.detached {
      try? await Task.sleep(for: .milliseconds(wait))
      act()
    }
  }

  private static func echoPipe() {
    for line in LineSource() { print("line: \(line.text.prefix(60))\(line.isCut ? " (cut)" : "")") }
  }
}
