internal import Glibc
internal import Synchronization

/// A program that is found by `PATH` and runs on by itself, in a session of its own, without input and output.
enum DetachedProgram {
  /// `nil` where there is no such program.
  static func start(_ program: String, _ arguments: String...) -> pid_t? {
    reap()
    guard let process = Spawn.start(program, arguments, in: .ownSession) else { return nil }
    running.withLock { $0.append(process) }
    return process
  }

  /// The program's wait status; `nil` while it runs.
  static func status(of process: pid_t) -> CInt? {
    var status: CInt = 0
    while true {
      let result = waitpid(process, &status, WNOHANG)
      if result < 0, errno == EINTR { continue }
      guard result != 0 else { return nil }
      running.withLock { $0.removeAll { $0 == process } }
      return result == process ? status : -1
    }
  }

  /// Those that were started; each is reaped when it has ended and the next one starts.
  private static let running = Mutex<[pid_t]>([])

  private static func reap() { running.withLock { $0.removeAll { waitpid($0, nil, WNOHANG) != 0 } } }
}
