internal import Glibc

/// Lines of a terminal that cannot move its cursor: it edits them itself and hands each over whole.
extension LineReader {
  /// `nil` when the time is over first.
  func readPlain(prompt: String, until deadline: ContinuousClock.Instant? = nil) -> Read? {
    let prompt = Self.visible(prompt)
    Terminal.write(doorbell.takeNotices().map { $0 + "\n" }.joined() + prompt)
    var line = String.UnicodeScalarView()
    while true {
      switch keyboard.next(until: deadline) {
      case .stroke(.scalar("\n")): return .line(String(line))
      case .stroke(.scalar(let scalar)): line.append(scalar)
      case .rung: showPlain(doorbell.takeNotices(), prompt)
      case .signal(let number):
        guard let read = Self.ending(number, unfinished: String(line)) else { continue }
        Terminal.write("\n")
        return read
      case .closed:
        Terminal.write("\n")
        return line.isEmpty ? .end : .hangup(unfinished: String(line))
      case .stroke: break
      case .timeout: return nil
      }
    }
  }

  /// The first letter of a line.
  func readPlainKey(prompt: String, until deadline: ContinuousClock.Instant?) -> Read? {
    let read = readPlain(prompt: prompt, until: deadline)
    guard case .line(let line) = read else { return read }
    return .key(line.first ?? "\n")
  }

  /// What is being typed stands in the terminal, where nobody can look; it stays valid below the notice.
  private func showPlain(_ notices: [String], _ prompt: String) {
    guard !notices.isEmpty else { return }
    Terminal.write("\n" + notices.map { $0 + "\n" }.joined() + prompt)
  }

  /// Without what only a terminal that knows colours understands.
  private static func visible(_ prompt: String) -> String {
    prompt.split(separator: "\u{1}", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
  }
}
