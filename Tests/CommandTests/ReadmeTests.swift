import Foundation
import Homes
import TestFiles
import Testing

/// The README's transcripts: `    $ a command`, then all that it prints. They are played in their order, in one home on
/// a computer with systemd, on the morning that the README takes for now. `NUDGY_RECORD=1` rewrites what is printed.
@Suite struct ReadmeTests {
  static let file = TestFiles.inCheckout("README.md")
  private static let (indent, prompt) = ("    ", "    $ ")

  @Test func `Every transcript in the README is what the program prints`() throws {
    let written = try String(contentsOf: Self.file, encoding: .utf8)
    let home = try Home()
    let environment = try environment(of: home)
    var lines = written.components(separatedBy: "\n")[...]
    var played: [String] = []
    var transcripts = 0
    while let line = lines.popFirst() {
      played.append(line)
      guard line.hasPrefix(Self.prompt) else { continue }
      transcripts += 1
      let told = Array(lines.prefix { $0.hasPrefix(Self.indent) && !$0.hasPrefix(Self.prompt) })
      lines = lines.dropFirst(told.count)
      let printed = try output(of: String(line.dropFirst(Self.prompt.count)), in: home, environment)
      #expect(told == printed, "\(line). NUDGY_RECORD=1 rewrites it.")
      played += printed
    }
    // A README in which none is found would pass by itself.
    #expect(transcripts > 10)
    if TestFiles.isRecording {
      try played.joined(separator: "\n").write(to: Self.file, atomically: true, encoding: .utf8)
    }
  }

  @Test func `The first screen says whom it is for, shows it, and has one at work`() throws {
    let readme = try String(contentsOf: Self.file, encoding: .utf8)
    let screen = try #require(readme.range(of: "\n## How reminders arrive").map { readme[..<$0.lowerBound] })
    #expect(screen.contains("ADHD") && screen.contains("![") && screen.contains("make run"))
    #expect(screen.split(separator: "\n").count { $0.hasPrefix(Self.prompt) } == 6)
    #expect(screen.split(separator: "\n", omittingEmptySubsequences: false).count <= 50)
  }

  @Test func `After the first screen it tells what people ask first, and then shows around`() throws {
    let headings = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    let first = [
      "Install", "How reminders arrive", "Leave with everything, or come back", "Where your data is", "A tour",
    ]
    #expect(Array(headings.prefix(first.count)) == first)
  }

  @Test func `Every file that it leads to is there`() throws {
    let readme = try String(contentsOf: Self.file, encoding: .utf8)
    let paths = readme.matches(of: /\]\(([^():]+)\)/).map { String($0.output.1) }
    #expect(!paths.isEmpty)
    for path in paths {
      let target = Self.file.standardizedFileURL.deletingLastPathComponent().appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(path)")
    }
  }

  /// `nudgy` is found as a program is, and its user's systemd is there.
  private func environment(of home: Home) throws -> [String: String] {
    let runtime = home.path + "/run"
    try FileManager.default.createDirectory(atPath: runtime, withIntermediateDirectories: true)
    let path = try home.systemctl()
    try FileManager.default.createSymbolicLink(
      atPath: home.path + "/bin/nudgy", withDestinationPath: Home.program)
    return ["PATH": path, "XDG_RUNTIME_DIR": runtime]
  }

  /// What the command prints, as the README would show it: no line of it ends in blanks.
  private func output(of command: String, in home: Home, _ environment: [String: String]) throws -> [String] {
    let outcome = try home.shell("cd \"$HOME\"\nexec 2>&1\n\(command)", environment: environment)
    var lines = outcome.out.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines.map { line in
      Self.indent + line[..<(line.lastIndex { !$0.isWhitespace }.map(line.index(after:)) ?? line.startIndex)]
    }
  }
}
