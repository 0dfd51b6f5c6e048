import Foundation

/// Files beside the tests.
enum Texts {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  static func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  static func write(_ text: String, _ name: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  static let records = ProcessInfo.processInfo.environment["NUDGY_RECORD"] == "1"
}
