import Foundation
import Subprocesses

@testable import nudgy

/// A home of its own for one test, and the real program to run in it.
final class Home: Sendable {
  let path: String

  init(in folder: String = NSTemporaryDirectory()) throws {
    path = (folder as NSString).appendingPathComponent("nudgy-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The program's context in this process. It sets the order of dates for the whole process, so it gets the one that other
  /// tests count on.
  func context() throws -> AppContext {
    var words: [String] = []
    let environment = ["NUDGY_HOME": path, "NUDGY_NOW": "2026-11-20T10:00", "LC_TIME": "en_US.UTF-8"]
    return try AppContext(environment, Flags(&words))
  }

  struct Outcome: Sendable {
    let out: String
    let err: String
    let code: Int32
    var lines: [String] { out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    fileprivate init(_ result: Subprocess.Result) {
      (out, err) = (String(decoding: result.output, as: UTF8.self), String(decoding: result.error, as: UTF8.self))
      code = result.code
    }
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
    try Outcome(start(arguments, now: now, environment: environment).finish(input: input ?? Data()))
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
    return try Outcome(start(["-c", script], by: "/bin/sh", now: "2026-11-20T10:00", environment: variables).finish())
  }

  /// Starts the program, or another one in its place, and leaves it to the caller to talk to it and wait for it.
  func start(
    _ arguments: [String], by program: String = Home.program.path, now: String?, environment: [String: String] = [:],
    output: Subprocess.Output = .pipe, error: Subprocess.Output = .pipe
  ) throws -> Subprocess {
    var variables = ["NUDGY_HOME": path, "PATH": "/usr/bin:/bin", "TZ": "Europe/London", "NUDGY_SESSION": "test"]
    if let now { variables["NUDGY_NOW"] = now }
    return try Subprocess(
      program, arguments, environment: variables.merging(environment) { $1 }, output: output, error: error)
  }

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
