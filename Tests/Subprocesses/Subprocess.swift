internal import Glibc

/// A program that a test starts, feeds, reads from, and waits for.
///
/// It runs in a process group of its own, with default signal handling. It inherits no open files but those named here.
/// If it still runs when its last reference goes, its group is killed. Not for use by several threads at once.
///
/// Foundation's `Process` can crash when some 1340 or more descriptors are open, which a run of all tests exceeds: for
/// each it copies 256 bytes of a shorter record, and so reads past the end of a buffer (its pull request 5472 on
/// GitHub, swiftlang/swift-corelibs-foundation).
package final class Subprocess {
  package enum Input {
    /// Fed by `write` and `finish`.
    case pipe
    /// `/dev/null`.
    case empty
  }

  package enum Output {
    /// Read by `readOutput` and `finish`.
    case pipe
    /// `/dev/null`.
    case discarded
    /// Goes where the tests' own output goes.
    case inherited
    /// Appended to a file, which is created if necessary.
    case file(String)
  }

  package struct Result: Sendable {
    /// The rest of each pipe: all that was not read before.
    package let output, error: [UInt8]
    /// The exit code, or the number of the signal that ended it, negative.
    package let code: Int32
  }

  /// The process ID. Once it has been waited for, another process may get the same one.
  package let id: Int32

  private let input, output, error: Descriptor
  /// A pipe that nobody writes to: it reaches its end when the program and all processes it started have ended.
  private let descendants: Descriptor
  private var code: Int32?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The program's file; `PATH` is not searched.
  ///   - arguments: All but the first, which is the path.
  ///   - environment: All of its variables; none are inherited.
  /// - Throws: An error with the path and the reason if it cannot be started.
  package init(
    _ path: String, _ arguments: [String] = [], environment: [String: String], input: Input = .pipe,
    output: Output = .pipe, error: Output = .pipe
  ) throws {
    _ = Subprocess.ignoringBrokenPipes
    var actions = SpawnActions()
    self.input = try actions.add(input)
    self.output = try actions.add(output, as: STDOUT_FILENO)
    self.error = try actions.add(error, as: STDERR_FILENO)
    (id, descendants) = try actions.spawn(path, arguments, environment)
  }

  deinit {
    guard code == nil else { return }
    _ = Glibc.kill(-id, SIGKILL)
    reap()
  }

  /// Writes to its standard input, and waits until all of it is in the pipe.
  ///
  /// - Throws: If nobody reads it any more.
  package func write(_ text: String) throws { try write(text.utf8) }

  package func write(_ bytes: some Collection<UInt8>) throws { try input.write(bytes) }

  /// Ends its standard input.
  package func closeInput() { input.close() }

  /// Waits until there is something on its standard output.
  ///
  /// - Returns: The bytes that have come; none at the end.
  package func readOutput() throws -> [UInt8] { try output.read() }

  /// Sends a signal, unless the program has been waited for already.
  package func kill(_ signal: Int32 = SIGKILL) { if code == nil { _ = Glibc.kill(id, signal) } }

  /// Waits until it and all processes that it started have ended.
  ///
  /// Input stays open and output unread: a program that waits for either never ends.
  ///
  /// - Returns: The exit code, or the number of the signal that ended it, negative.
  @discardableResult
  package func wait() -> Int32 {
    let code = reap()
    // A process in the background may still write files that the test looks at next.
    while descendants.isOpen, (try? descendants.readOrClose()) != nil {}
    return code
  }

  @discardableResult
  private func reap() -> Int32 {
    if let code { return code }
    var status: Int32 = -1
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    let code = signal == 0 ? status >> 8 & 0xFF : -signal
    self.code = code
    return code
  }

  /// Writes the bytes to its standard input and closes that, reads all that it prints, and waits as `wait` does.
  ///
  /// It is no error if the program does not read all of the bytes.
  @discardableResult
  package func finish(input bytes: some Collection<UInt8> = [UInt8]()) throws -> Result {
    var rest = Array(bytes)[...]
    var (printed, complaints): ([UInt8], [UInt8]) = ([], [])
    if rest.isEmpty { input.close() }
    while input.isOpen || output.isOpen || error.isOpen {
      let ready = try Descriptor.poll(writing: input, reading: output, error)
      if ready[0] {
        // A pipe that is ready takes this much without blocking.
        let part = rest.prefix(Int(PIPE_BUF))
        rest = rest.dropFirst(part.count)
        do { try input.write(part) } catch { rest = [] }
        if rest.isEmpty { input.close() }
      }
      if ready[1] { printed += try output.readOrClose() }
      if ready[2] { complaints += try error.readOrClose() }
    }
    return Result(output: printed, error: complaints, code: wait())
  }

  /// Without this, writing to a program that has ended would end the tests.
  private static let ignoringBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()
}
