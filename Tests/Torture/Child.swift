import Foundation

/// A child process that reads from a file or an open pipe and writes to files, so that nobody has to listen while it runs.
final class Child {
  struct Result {
    /// Of a signal, the negative number.
    let code: Int32
    let out: String
    let err: String
    var all: String { out + err }
  }

  let id: pid_t
  private let files: String
  private var feed: Int32 = -1

  /// - Parameters:
  ///   - input: `nil` leaves the pipe open for `say`.
  ///   - files: where to put what it prints, without `.out`.
  init(_ words: [String], _ environment: [String: String], input: Data?, files: String) throws {
    self.files = files
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      try input.write(to: URL(fileURLWithPath: files + ".in"))
    } else {
      mkfifo(files + ".in", 0o600)
      // Closed in all other children, of which one may start at this moment.
      feed = open(files + ".in", O_RDWR | O_CLOEXEC)
    }
    posix_spawn_file_actions_addopen(&actions, 0, files + ".in", O_RDONLY, 0)
    for (descriptor, name) in [(Int32(1), ".out"), (2, ".err")] {
      posix_spawn_file_actions_addopen(&actions, descriptor, files + name, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var id = pid_t()
    let error = posix_spawnp(&id, words[0], &actions, &attributes, arguments, variables)
    // It is open by now, and whoever copies the folder would wait for a writer.
    if input == nil { unlink(files + ".in") }
    guard error == 0 else { throw Failure(what: words[0], number: error) }
    self.id = id
  }

  deinit { if feed >= 0 { close(feed) } }

  struct Failure: Error {
    let what: String
    let number: Int32
  }

  func say(_ line: String) { _ = (line + "\n").withCString { write(feed, $0, strlen($0)) } }

  /// What was printed until now.
  var out: String { read(".out") }

  /// Waits until so many of the lines that it printed begin with these words; false after ten seconds, or when it ended.
  func waits(for words: String, times: Int) -> Bool { waits { $0.lines(with: words) >= times } }

  func waits(forAcknowledgements count: Int) -> Bool { waits { $0.acknowledgements >= count } }

  private func waits(until isSaid: (String) -> Bool) -> Bool {
    for _ in 0..<1000 {
      if isSaid(out) { return true }
      if hasEnded { return false }
      usleep(10_000)
    }
    return false
  }

  func kill() { Foundation.kill(id, SIGKILL) }

  /// Ends its input and waits for its end.
  ///
  /// - Returns: `nil` where that did not come; it is killed then.
  func result(within seconds: Double) -> Result? {
    if feed >= 0 { close(feed) }
    feed = -1
    let end = Date(timeIntervalSinceNow: seconds)
    while !hasEnded {
      if Date() > end {
        Foundation.kill(-id, SIGKILL)
        while !hasEnded { usleep(1000) }
        return nil
      }
      usleep(1000)
    }
    let signal = status & 0x7F
    return Result(code: signal == 0 ? status >> 8 & 0xFF : -signal, out: read(".out"), err: read(".err"))
  }

  private var status: Int32 = -1
  private var isReaped = false

  private var hasEnded: Bool {
    isReaped = isReaped || waitpid(id, &status, WNOHANG) != 0
    return isReaped
  }

  private func read(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: files + name) ?? Data(), as: UTF8.self)
  }
}

extension String {
  /// How many of its lines that are whole begin with these words.
  func lines(with words: String) -> Int {
    split(separator: "\n", omittingEmptySubsequences: false).dropLast().count { $0.hasPrefix(words) }
  }

  /// How many of its whole lines say that something is kept.
  var acknowledgements: Int { ["Got it", "Kept", "Logged", "Saved"].reduce(0) { $0 + lines(with: $1) } }

  /// The words by which the trials know again what they kept.
  var tokens: Set<String> { Set(matches(of: /fern\d+x\d+q/).map { String($0.output) }) }
}
