internal import Glibc

/// Another program, started without a shell and without input. It is killed, with its process group, on
/// deinitialization. For one thread only.
package final class ChildProcess {
  private let child: pid_t
  private let output: CInt
  private var bytes: [UInt8] = []
  private var status: CInt?

  /// Starts the program; `nil` if it cannot be started.
  ///
  /// - Parameter program: its path, as `path(of:)` finds it.
  package init?(_ program: String, _ arguments: [String]) {
    var pipeEnds: [CInt] = [0, 0]
    guard pipe(&pipeEnds) == 0 else { return nil }
    for end in pipeEnds { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(pipeEnds[1]) }
    guard let child = Spawn.start(program, arguments, in: .ownGroup, output: pipeEnds[1]) else {
      close(pipeEnds[0])
      return nil
    }
    self.child = child
    output = pipeEnds[0]
  }

  deinit {
    close(output)
    guard status == nil else { return }
    kill(-child, SIGKILL)
    while waitpid(child, nil, 0) < 0, errno == EINTR {}
  }

  /// The path of a program in the folders of `PATH`; `nil` if there is none.
  package static func path(of name: String) -> String? {
    guard let folders = getenv("PATH") else { return nil }
    return String(cString: folders).split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// What became of a program that was run to its end.
  package enum Outcome: Equatable, Sendable {
    /// With its exit status and the text it wrote to stdout.
    case ended(status: Int32, output: String)
    case timedOut
    case notStarted
  }

  /// Runs a program to its end.
  package static func run(_ program: String, _ arguments: [String], within limit: Duration) -> Outcome {
    guard let process = ChildProcess(program, arguments) else { return .notStarted }
    guard process.waitForEnd(within: limit) else { return .timedOut }
    return .ended(status: process.exitStatus, output: process.text)
  }

  /// What it has written so far.
  package var text: String { String(decoding: bytes.prefix(ChildProcess.outputLimit), as: UTF8.self) }

  /// Its exit status once it has ended, by a signal as a shell tells it.
  package var exitStatus: Int32 {
    guard let status else { return -1 }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// Waits until it has written a whole line or has ended; false if neither happens in time.
  package func waitForLine(within limit: Duration) -> Bool {
    wait(within: limit) { $0.contains(0x0A) }
  }

  /// Waits until it has ended; false if it does not in time.
  package func waitForEnd(within limit: Duration) -> Bool { wait(within: limit) { _ in false } }

  /// Whether it has ended.
  package var hasEnded: Bool { status != nil }

  /// Asks it to end, as Ctrl-C does.
  package func interrupt() { if status == nil { kill(-child, SIGINT) } }

  /// In bytes; the rest is ignored.
  private static let outputLimit = 64 * 1024

  private func wait(within limit: Duration, until isEnough: ([UInt8]) -> Bool) -> Bool {
    let deadline = ContinuousClock.now.advanced(by: limit)
    while true {
      if isEnough(bytes) || hasEnded { return true }
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return false }
      var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let (seconds, attoseconds) = left.components
      let ready = poll(&entry, 1, CInt(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1))
      if ready > 0 { readSome() } else if ready < 0, errno != EINTR { return false }
    }
  }

  /// Reads what is there; at the end of the output it waits for the end of the program, which closed it by ending.
  private func readSome() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(output, &buffer, buffer.count)
    if count > 0 {
      if bytes.count < ChildProcess.outputLimit { bytes += buffer[..<count] }
    } else if count == 0 || errno != EINTR {
      var ended: CInt = 0
      while waitpid(child, &ended, 0) < 0, errno == EINTR {}
      status = ended
    }
  }
}
