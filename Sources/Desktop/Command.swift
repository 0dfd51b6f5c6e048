internal import Glibc

/// A person's own command, as they wrote it for /bin/sh; nothing of nudgy's goes into it, not even a terminal. It is
/// ended, with all that it began, when nobody waits for it any more.
package final class Command: Sendable {
  private let child: pid_t
  private let output: CInt
  private let end: ContinuousClock.Instant

  /// Starts it. `nil` where it cannot be.
  ///
  /// - Parameter time: how long it is waited for.
  package init?(_ words: String, within time: Duration) {
    var ends: [CInt] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(ends[1]) }
    guard let child = Command.spawn(words, writingTo: ends[1]) else {
      close(ends[0])
      return nil
    }
    self.child = child
    output = ends[0]
    end = .now.advanced(by: time)
  }

  deinit {
    close(output)
    kill(-child, SIGKILL)
    while waitpid(child, nil, 0) < 0, errno == EINTR {}
  }

  /// Waits for it, without what could do anything to a terminal; `nil` where it said nothing in time. Asked for once.
  package func firstLine() -> String? {
    var bytes: [UInt8] = []
    while bytes.count < Command.longest, !bytes.contains(0x0A), waitForMore() {
      guard let more = readSome() else { return nil }
      if more.isEmpty { break }
      bytes += more
    }
    guard bytes.contains(0x0A) || ContinuousClock.now < end else { return nil }
    let line = Command.plain(String(decoding: bytes.prefix { $0 != 0x0A }.prefix(Command.longest), as: UTF8.self))
    return line.isEmpty ? nil : line
  }

  /// Bytes of a line that are looked at.
  private static let longest = 400
}

extension Command {
  private static func spawn(_ words: String, writingTo output: CInt) -> pid_t? {
    var files = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&files, output, 1)
    posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)
    // A group of its own, so that what it began ends with it; signals as a program expects them.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var arguments = ["/bin/sh", "-c", words].map { (word: String) in strdup(word) } + [nil]
    defer { arguments.forEach { free($0) } }
    var child = pid_t()
    return posix_spawn(&child, "/bin/sh", &files, &attributes, &arguments, environ) == 0 ? child : nil
  }

  private func waitForMore() -> Bool {
    while true {
      let left = ContinuousClock.now.duration(to: end)
      guard left > .zero else { return false }
      let (seconds, attoseconds) = left.components
      var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let ready = poll(&entry, 1, CInt(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1))
      if ready > 0 { return true }
      if ready < 0, errno != EINTR { return false }
    }
  }

  /// `nil` where it cannot be read; nothing at its end.
  private func readSome() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: Command.longest)
    while true {
      let count = read(output, &bytes, bytes.count)
      if count >= 0 { return Array(bytes[..<count]) }
      if errno != EINTR { return nil }
    }
  }

  /// Colours and other escape sequences are left out whole, then every other sign that is no text.
  private static func plain(_ line: String) -> String {
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

  /// What follows an escape: `[` to its final letter, `]` to its bell or backslash, or one sign.
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
    // Joiners hold emoji together; what else is invisible only hides or turns.
    case .format: self == "\u{200D}"
    default: true
    }
  }
}
