internal import Glibc

/// A user-configured shell command, run by /bin/sh without input and without a terminal. It is killed, with its process
/// group, on deinitialization.
package final class ShellCommand: Sendable {
  private let child: pid_t
  private let output: CInt
  private let deadline: ContinuousClock.Instant

  /// Starts the command; `nil` if it cannot be started.
  ///
  /// - Parameter time: the time limit for its output.
  package init?(_ script: String, within time: Duration) {
    var pipeEnds: [CInt] = [0, 0]
    guard pipe(&pipeEnds) == 0 else { return nil }
    for end in pipeEnds { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(pipeEnds[1]) }
    guard let child = Spawn.start("/bin/sh", ["-c", script], in: .ownGroup, output: pipeEnds[1]) else {
      close(pipeEnds[0])
      return nil
    }
    self.child = child
    output = pipeEnds[0]
    deadline = .now.advanced(by: time)
  }

  deinit {
    close(output)
    kill(-child, SIGKILL)
    while waitpid(child, nil, 0) < 0, errno == EINTR {}
  }

  /// Waits for the first line of output, without control characters; `nil` if there is none in time. Call it only once.
  package func firstLine() -> String? {
    var bytes: [UInt8] = []
    while bytes.count < ShellCommand.lineLimit, !bytes.contains(0x0A), waitForMore() {
      guard let more = readSome() else { return nil }
      if more.isEmpty { break }
      bytes += more
    }
    guard bytes.contains(0x0A) || ContinuousClock.now < deadline else { return nil }
    let line = ShellCommand.visibleText(
      String(decoding: bytes.prefix { $0 != 0x0A }.prefix(ShellCommand.lineLimit), as: UTF8.self))
    return line.isEmpty ? nil : line
  }

  /// In bytes; the rest of a longer line is ignored.
  private static let lineLimit = 400
}

extension ShellCommand {
  private func waitForMore() -> Bool {
    while true {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return false }
      let (seconds, attoseconds) = left.components
      var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let ready = poll(&entry, 1, CInt(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1))
      if ready > 0 { return true }
      if ready < 0, errno != EINTR { return false }
    }
  }

  /// `nil` on a read error; an empty array at the end.
  private func readSome() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: ShellCommand.lineLimit)
    while true {
      let count = read(output, &bytes, bytes.count)
      if count >= 0 { return Array(bytes[..<count]) }
      if errno != EINTR { return nil }
    }
  }

  /// Removes escape sequences as a whole, then all other characters that are not text.
  private static func visibleText(_ line: String) -> String {
    var text = String.UnicodeScalarView()
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        skipSequence(&rest)
      } else if scalar.isText {
        text.append(scalar)
      }
    }
    return String(String(text).drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// Skips what follows an escape: `[` up to its final byte, `]` up to a bell or backslash, or a single character.
  private static func skipSequence(_ rest: inout String.UnicodeScalarView.SubSequence) {
    switch rest.popFirst() {
    case "[": while let scalar = rest.popFirst(), !(0x40...0x7E).contains(scalar.value) {}
    case "]": while let scalar = rest.popFirst(), scalar != "\u{7}", scalar != "\\" {}
    default: break
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isText: Bool {
    switch properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    // The joiner holds emoji together; other format characters only hide text or change its direction.
    case .format: self == "\u{200D}"
    default: true
    }
  }
}
