import Homes
import Subprocesses

/// The program in a terminal, used as a person does.
extension Home {
  /// The shell at its first prompt.
  func shell(
    _ flags: String..., columns: Int = 80, height: Int = 24, environment: [String: String] = [:]
  ) throws -> Pty {
    let pty = try start(flags, columns: columns, height: height, environment: environment)
    try pty.expect("nudgy>")
    return pty
  }

  /// A shell whose person has been here before, also today: no welcome, no greeting, no name to be asked for.
  func knownShell(columns: Int = 80, height: Int = 24, environment: [String: String] = [:]) throws -> Pty {
    _ = try shell().leave()
    return try shell(columns: columns, height: height, environment: environment)
  }

  /// What a call shows in a terminal too wide to wrap anything; it must end well.
  @discardableResult
  func run(_ words: String..., now: String = Home.now) throws -> String {
    let pty = try start(words, columns: 60_000, environment: ["NUDGY_NOW": now])
    let code = try pty.exitCode()
    guard code == 0 else { throw Pty.Failure("nudgy \(words) ended with \(code)", on: pty.screen) }
    return pty.screen.text
  }

  /// Everything kept, as one line of JSON.
  func everything() throws -> String { try run("export", "--json") }

  /// How often the words stand in what is kept.
  func count(_ words: String) throws -> Int { try everything().ranges(of: words).count }

  /// The same, started by another shell that can stop and continue it.
  func shellInShell() throws -> Pty {
    try run("list")
    let pty = try start(["-i"], by: "/bin/sh", environment: ["PS1": "$ "])
    try pty.expect("$")
    try pty.type(Home.program + "\r")
    try pty.expect("\nnudgy>")
    return pty
  }

  func start(
    _ words: [String], by program: String = Home.program, columns: Int = 80, height: Int = 24,
    environment: [String: String]
  ) throws -> Pty {
    let variables = self.environment().merging(["HOME": path]) { $1 }.merging(environment) { $1 }
    return try Pty(
      program, words, environment: variables.map { "\($0)=\($1)" }, columns: columns, height: height)
  }
}
