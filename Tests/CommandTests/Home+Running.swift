import Foundation
import Homes
import JSONChecks
import Replies
import Subprocesses
import Testing

@testable import nudgy

/// The one of the tests; the program has a type of that name too.
typealias Home = Homes.Home

/// The program as it is started by a script, its output through pipes.
extension Home {
  /// The program's context in this process. It sets the order of dates for the whole process, so it gets the one that other
  /// tests count on.
  func context() throws -> AppContext {
    var words: [String] = []
    let environment = ["NUDGY_HOME": path, "NUDGY_NOW": Home.now, "LC_TIME": "en_US.UTF-8"]
    return try AppContext(environment, Flags(&words))
  }

  struct Outcome: Sendable {
    let out: String
    let err: String
    let code: Int32
    var lines: [String] { out.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    /// The one value that was printed.
    var json: JSON { get throws { try JSON(inAnyOrder: out) } }

    /// The values that were printed, one a line.
    var objects: [JSON] {
      get throws { try lines.filter { !$0.isEmpty }.map { try JSON(inAnyOrder: $0) } }
    }

    fileprivate init(_ result: Subprocess.Result) {
      (out, err) = (String(decoding: result.output, as: UTF8.self), String(decoding: result.error, as: UTF8.self))
      code = result.code
    }
  }

  /// Runs the program to its end.
  @discardableResult
  func run(
    _ arguments: String..., input: String? = nil, now: String = Home.now, environment: [String: String] = [:]
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
    let variables = ["nudgy": Home.program, "HOME": path].merging(environment) { $1 }
    return try Outcome(start(["-c", script], by: "/bin/sh", now: Home.now, environment: variables).finish())
  }

  /// Starts the program, or another one in its place, and leaves it to the caller to talk to it and wait for it.
  func start(
    _ arguments: [String], by program: String = Home.program, now: String?, environment: [String: String] = [:],
    output: Subprocess.Output = .pipe, error: Subprocess.Output = .pipe
  ) throws -> Subprocess {
    let variables = self.environment(now: now)
      .merging(["PATH": "/usr/bin:/bin", "NUDGY_SESSION": "test"]) { $1 }
      .merging(environment) { $1 }
    return try Subprocess(program, arguments, environment: variables, output: output, error: error)
  }

  /// The records of a kind that an export has.
  func exported(_ kind: String) throws -> [JSON] { try #require(try run("export").json[kind]?.array) }

  /// The titles of all cards.
  func titles() throws -> [String] { try exported("nudges").compactMap { $0["title"]?.string } }
}
