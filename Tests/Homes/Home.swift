import Foundation
import Subprocesses

/// A home of its own for one test, and where the program is that is used in it. How it is started, each folder of tests
/// adds: through pipes, in a terminal, or under faults.
package final class Home: Sendable {
  /// Local time in London, a Friday, as every process here reads it unless told otherwise.
  package static let now = "2026-11-20T10:00"

  package static let program = Programs.path(of: "nudgy")

  package let path: String
  private let isTemporary: Bool

  package init(in folder: String = NSTemporaryDirectory()) throws {
    path = (folder as NSString).appendingPathComponent("nudgy-test-\(UUID().uuidString)")
    isTemporary = true
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// One that whoever made the folder removes.
  package init(at path: String) throws {
    self.path = path
    isTemporary = false
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { if isTemporary { try? FileManager.default.removeItem(atPath: path) } }

  /// Which home it is, where, and when; the rest of the environment is the caller's.
  package func environment(now: String? = Home.now) -> [String: String] {
    var variables = ["NUDGY_HOME": path, "TZ": "Europe/London"]
    variables["NUDGY_NOW"] = now
    return variables
  }

  /// Puts a script of /bin/sh into `bin` below this home, to stand in for a program.
  package func install(_ program: String, _ script: String) throws {
    try FileManager.default.createDirectory(atPath: path + "/bin", withIntermediateDirectories: true)
    try write("#!/bin/sh\n\(script)\n", to: "bin/" + program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/bin/" + program)
  }

  package func write(_ text: String, to name: String) throws {
    try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
  }

  /// What is no text reads as U+FFFD; empty where there is no such file.
  package func read(_ name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path + "/" + name) ?? Data(), as: UTF8.self)
  }

  /// The names of all files, below this home.
  package func files() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: path) }
}
