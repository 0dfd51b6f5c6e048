internal import Glibc

/// Reading from a terminal that cannot move its cursor: the terminal edits lines itself and delivers them whole.
extension LineReader {
  func readPlain(prompt: String) -> ReadResult {
    let prompt = Self.withoutEscapes(prompt)
    Terminal.write(waker.takeNotices().map { $0 + "\n" }.joined() + prompt)
    var line = String.UnicodeScalarView()
    while true {
      switch events.next() {
      case .input(.scalar("\n")): return .line(String(line))
      case .input(.scalar(let scalar)): line.append(scalar)
      case .wakeup: showPlainNotices(waker.takeNotices(), prompt)
      case .signal(let number):
        guard let result = Self.signalResult(number, unfinished: String(line)) else { continue }
        Terminal.write("\n")
        return result
      case .closed:
        Terminal.write("\n")
        return line.isEmpty ? .end : .hangup(unfinished: String(line))
      case .input, .timeout: break
      }
    }
  }

  /// The terminal holds the line being typed, which cannot be read or redrawn; it stays valid below the notice.
  private func showPlainNotices(_ notices: [String], _ prompt: String) {
    guard !notices.isEmpty else { return }
    Terminal.write("\n" + notices.map { $0 + "\n" }.joined() + prompt)
  }

  /// The prompt without its escape sequences.
  private static func withoutEscapes(_ prompt: String) -> String {
    prompt.split(separator: "\u{1}", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
  }
}
