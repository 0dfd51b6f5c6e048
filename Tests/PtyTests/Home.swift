import Foundation

/// A home of its own for one test, and the real program to use in it as a person does.
final class Home {
  /// Local time in London, a Friday, as every process here reads it unless told otherwise.
  static let now = "2026-11-20T10:00"

  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "nudgy-pty-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

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

  /// Puts a script into `bin` below this home, to stand in for a program.
  func install(_ program: String, _ script: String) throws {
    try FileManager.default.createDirectory(atPath: path + "/bin", withIntermediateDirectories: true)
    try write("#!/bin/sh\n\(script)\n", to: "bin/" + program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/bin/" + program)
  }

  /// Everything kept, as one line of JSON.
  func everything() throws -> String { try run("export", "--json") }

  /// How often the words stand in what is kept.
  func count(_ words: String) throws -> Int { try everything().ranges(of: words).count }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
  }

  /// What is no text reads as U+FFFD; empty where there is no such file.
  func read(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path + "/" + name) ?? Data(), as: UTF8.self)
  }

  /// The names of all files, below this home.
  func files() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: path) }

  /// The same, started by another shell that can stop and continue it.
  func shellInShell() throws -> Pty {
    try run("list")
    let pty = try start(["-i"], by: "/bin/sh", environment: ["PS1": "$ "])
    try pty.expect("$")
    try pty.type(Pty.sibling("nudgy") + "\r")
    try pty.expect("\nnudgy>")
    return pty
  }

  func start(
    _ words: [String], by program: String? = nil, columns: Int = 80, height: Int = 24, environment: [String: String]
  ) throws -> Pty {
    let variables = ["NUDGY_HOME": path, "HOME": path, "NUDGY_NOW": Home.now, "TZ": "Europe/London"]
      .merging(environment) { $1 }
    return try Pty(
      program ?? Pty.sibling("nudgy"), words, environment: variables.map { "\($0)=\($1)" }, columns: columns,
      height: height)
  }
}
