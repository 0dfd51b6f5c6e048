import Glibc
import Subprocesses
import Testing

@Suite struct SubprocessTests {
  private func shell(
    _ script: String, output: Subprocess.Output = .pipe, error: Subprocess.Output = .pipe
  ) throws -> Subprocess {
    try Subprocess("/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"], output: output, error: error)
  }

  @Test func `Megabytes go in and come back on both outputs without a deadlock`() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 9) }
    let result = try shell("tee /dev/stderr").finish(input: bytes)
    #expect(result.output == bytes)
    #expect(result.error == bytes)
    #expect(result.code == 0)
  }

  @Test(arguments: [("exit 3", 3), ("kill -9 $$", -9), ("kill -15 $$", -15)])
  func `The code tells how it ended`(script: String, code: Int32) throws {
    #expect(try shell(script).finish().code == code)
    #expect(try shell(script).wait() == code)
  }

  @Test func `Unread input does no harm`() throws {
    // More than fits into the pipe.
    let bytes = [UInt8](repeating: 65, count: 1_000_000)
    #expect(try shell("exit 0").finish(input: bytes).code == 0)
    let ended = try shell("exit 0")
    ended.wait()
    #expect(throws: (any Error).self) { try ended.write(bytes) }
  }

  @Test func `It answers line by line`() throws {
    let cat = try shell("cat")
    for line in ["one\n", "two\n"] {
      try cat.write(line)
      #expect(try cat.readOutput() == Array(line.utf8))
    }
    cat.closeInput()
    #expect(try cat.readOutput().isEmpty)
    #expect(cat.wait() == 0)
  }

  @Test func `It inherits no open files`() throws {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    let other = try shell("cat")
    // 3 is the folder itself, and 99 the pipe by which the end of all processes is seen.
    #expect(try shell("ls /proc/self/fd").finish().output == Array("0\n1\n2\n3\n99\n".utf8))
    #expect(try other.finish().code == 0)
  }

  @Test func `It neither ignores nor blocks signals, even if the tests do`() throws {
    var (blocked, before) = (sigset_t(), sigset_t())
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let result = try shell("grep -E '^Sig(Blk|Ign)' /proc/self/status").finish()
    let masks = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
      .compactMap { UInt64($0.suffix(16), radix: 16) }
    // Signals 32 and 33 are the C library's own.
    #expect(masks.map { $0 & ~(0b11 << 31) } == [0, 0])
  }

  @Test func `Background processes are waited for`() throws {
    let start = ContinuousClock.now
    let shell = try shell("setsid sleep 0.5 </dev/null >/dev/null 2>&1 & exit 7")
    #expect(shell.wait() == 7)
    #expect(start.duration(to: .now) >= .milliseconds(500))
  }

  @Test func `It is killed when its last reference goes`() throws {
    var sleep: Subprocess? = try shell("exec sleep 600")
    let id = try #require(sleep?.id)
    sleep = nil
    #expect(kill(id, 0) == -1 && errno == ESRCH)
  }

  @Test func `A missing program is an error with its path`() {
    #expect { try Subprocess("/not/there", environment: [:]) } throws: {
      "\($0)" == "/not/there: No such file or directory"
    }
  }

  @Test func `Many can run at once`() async throws {
    try await withThrowingTaskGroup(of: Subprocess.Result.self) { group in
      for number in 0..<40 {
        group.addTask { try shell("cat; exit \(number)").finish(input: Array("\(number)".utf8)) }
      }
      for try await result in group { #expect(result.output == Array("\(result.code)".utf8)) }
    }
  }
}
