package import Foundation

/// Files of the checkout: those beside a test, and those that tests look into.
package enum TestFiles {
  /// `NUDGY_RECORD=1`: what is to change is written anew, and nothing fails for it.
  package static let isRecording = ProcessInfo.processInfo.environment["NUDGY_RECORD"] == "1"

  /// A file or folder of the checkout.
  package static func inCheckout(_ path: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(path)").standardizedFileURL
  }

  /// Every source file below a folder of the checkout.
  package static func sources(in folder: String) -> [URL] {
    let files = FileManager.default.enumerator(at: inCheckout(folder), includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }

  /// What the file is called in which something is declared that has such a name: `LogMood` for `log_mood`.
  package static func name(of snakeCase: String) -> String {
    snakeCase.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Where a file is that stands beside the calling test.
  package static func url(_ name: String, beside test: String = #filePath) -> URL {
    URL(filePath: test).deletingLastPathComponent().appending(path: name)
  }

  package static func read(_ name: String, beside test: String = #filePath) throws -> String {
    try String(contentsOf: url(name, beside: test), encoding: .utf8)
  }

  package static func write(_ text: String, to name: String, beside test: String = #filePath) throws {
    try text.write(to: url(name, beside: test), atomically: true, encoding: .utf8)
  }

  /// The lines of a table beside the calling test, without empty ones and those that `#` begins; none where there is no
  /// such file, so that a list of cases can be made of them.
  package static func lines(_ name: String, beside test: String = #filePath) -> [String] {
    let text = (try? read(name, beside: test)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }
}
