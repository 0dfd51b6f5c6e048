import Foundation
import Subprocesses

/// Chromium without a window.
enum Browser {
  static let isThere = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/chromium") }

  /// What became of a page that was opened and printed, by a reader whose screen is dark.
  struct Printed {
    let sheets: Int
    /// What the page's console said.
    let console: [String]
    /// Addresses the page asked for.
    let requests: [String]
  }

  static func print(_ html: String) throws -> Printed {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nudgy-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appending(path: "page.html")
    try html.write(to: page, atomically: true, encoding: .utf8)
    let said = try run(
      "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run",
      "--disable-component-update", "--host-resolver-rules=MAP * ~NOTFOUND", "--blink-settings=preferredColorScheme=0",
      "--enable-logging=stderr",
      "--user-data-dir=\(folder.path)/profile", "--log-net-log=\(folder.path)/net.json",
      "--print-to-pdf=\(folder.path)/page.pdf", page.absoluteString, in: folder)
    let pdf = try String(decoding: Data(contentsOf: folder.appending(path: "page.pdf")), as: UTF8.self)
    return try Printed(
      sheets: pdf.components(separatedBy: "/Type /Page").dropFirst().count { !$0.hasPrefix("s") },
      console: said.split(separator: "\n").filter { $0.contains(":CONSOLE") }.map(String.init),
      requests: requests(folder.appending(path: "net.json")))
  }

  /// The browser's own requests have no origin.
  private static func requests(_ log: URL) throws -> [String] {
    struct Log: Decodable {
      let events: [Event]
      struct Event: Decodable { let params: Parameters? }
      struct Parameters: Decodable { let initiator, url: String? }
    }
    return try JSONDecoder().decode(Log.self, from: Data(contentsOf: log)).events
      .compactMap(\.params).filter { $0.initiator.map { $0 != "not an origin" } ?? false }.compactMap(\.url)
  }

  /// What it wrote to its standard error.
  private static func run(_ words: String..., in folder: URL) throws -> String {
    let log = folder.appending(path: "log")
    // Not a pipe: helper processes of the browser may outlive it and keep that open.
    let browser = try Subprocess(
      "/usr/bin/env", ["timeout", "120"] + words, environment: ProcessInfo.processInfo.environment, input: .empty,
      output: .discarded, error: .file(log.path))
    browser.wait()
    return try String(decoding: Data(contentsOf: log), as: UTF8.self)
  }
}
