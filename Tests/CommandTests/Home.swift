import Foundation

/// A home of its own for one test, and the real program to run in it.
final class Home: Sendable {
  let path: String

  init(in folder: String = NSTemporaryDirectory()) throws {
    // A program that stops reading what it is fed must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    path = (folder as NSString).appendingPathComponent("nudgy-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  struct Outcome: Sendable {
    let out: String
    let err: String
    let code: Int32
    var lines: [String] { out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  }

  /// Runs the program to its end.
  @discardableResult
  func run(
    _ arguments: String..., input: String? = nil, now: String = "2026-11-20T10:00",
    environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(arguments, input: input.map { Data($0.utf8) }, now: now, environment: environment)
  }

  func run(_ arguments: [String], input: Data?, now: String?, environment: [String: String] = [:]) throws -> Outcome {
    try outcome(of: start(arguments, now: now, environment: environment), input: input)
  }

  /// Says the lines in one process, but for the last: when that call ends, all that was said stands in the file itself
  /// and not in the log beside it.
  func say(_ lines: [String]) throws {
    try run("say", "--stdin", input: lines.dropLast().joined(separator: "\n"))
    try run("say", lines.last ?? "")
  }

  /// Runs a script of /bin/sh, in which `$nudgy` is the program; for what needs redirections or mounts.
  func shell(_ script: String, environment: [String: String] = [:]) throws -> Outcome {
    let variables = ["nudgy": Home.program.path, "HOME": path].merging(environment) { $1 }
    let process = start(["-c", script], now: "2026-11-20T10:00", environment: variables)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    return try outcome(of: process, input: nil)
  }

  private func outcome(of process: Process, input: Data?) throws -> Outcome {
    let (out, err, feed) = (Pipe(), Pipe(), Pipe())
    (process.standardOutput, process.standardError, process.standardInput) = (out, err, feed)
    try process.run()
    DispatchQueue.global().async {
      if let input { try? feed.fileHandleForWriting.write(contentsOf: input) }
      try? feed.fileHandleForWriting.close()
    }
    nonisolated(unsafe) var said = Data()
    let reading = DispatchGroup()
    DispatchQueue.global().async(group: reading) { said = err.fileHandleForReading.readDataToEndOfFile() }
    let printed = out.fileHandleForReading.readDataToEndOfFile()
    reading.wait()
    process.waitUntilExit()
    return Outcome(
      out: String(decoding: printed, as: UTF8.self), err: String(decoding: said, as: UTF8.self),
      code: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus)
  }

  /// A process that is ready to be started; its pipes are the caller's.
  func start(_ arguments: [String], now: String?, environment: [String: String] = [:]) -> Process {
    Home.takeSignals
    let process = Process()
    process.executableURL = Home.program
    process.arguments = arguments
    var variables = ["NUDGY_HOME": path, "PATH": "/usr/bin:/bin", "TZ": "Europe/London", "NUDGY_SESSION": "test"]
    if let now { variables["NUDGY_NOW"] = now }
    process.environment = variables.merging(environment) { $1 }
    return process
  }

  /// What who started the tests ignores (`nohup` does a hang-up) would be ignored by the program too.
  private static let takeSignals: Void = [SIGHUP, SIGINT, SIGQUIT, SIGTERM].forEach { signal($0, SIG_DFL) }

  /// The program that was built beside these tests.
  static let program: URL = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    for _ in 0..<6 {
      let candidate = folder.appendingPathComponent("nudgy")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: ".build/debug/nudgy")
  }()
}
