import Foundation
import Homes
import TestFiles
import Testing

/// Whole conversations as text: `> line`, then the exact reply. `NUDGY_RECORD=1` rewrites the replies. What ends in
/// `.de.txt` is said where the locale is German.
@Suite struct TranscriptTests {
  static let folder = TestFiles.url("Transcripts")
  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.filter { $0.hasSuffix(".txt") }.sorted() ?? []

  @Test(arguments: names)
  func `A conversation goes as it is written down`(name: String) throws {
    let file = TranscriptTests.folder.appendingPathComponent(name)
    let written = try String(contentsOf: file, encoding: .utf8)
    let home = try Home()
    let environment = name.hasSuffix(".de.txt") ? ["LANG": "de_DE.UTF-8"] : [:]
    var played = ""
    for line in written.split(separator: "\n") where line.hasPrefix("> ") {
      let outcome = try home.run(
        ["say", String(line.dropFirst(2))], input: nil, now: "2026-11-20T10:00", environment: environment)
      played += "\(line)\n\(outcome.out)\(outcome.err)\n"
    }
    if TestFiles.isRecording { try played.write(to: file, atomically: true, encoding: .utf8) }
    #expect(played == written, "\(TranscriptTests.difference(played, written)) NUDGY_RECORD=1 rewrites \(name).")
  }

  /// The first line that is not as it was.
  private static func difference(_ played: String, _ written: String) -> String {
    let (now, then) = (played.components(separatedBy: "\n"), written.components(separatedBy: "\n"))
    let place = zip(now, then).enumerated().first { $1.0 != $1.1 }?.offset ?? min(now.count, then.count)
    let said = { (lines: [String]) in place < lines.count ? "“\(lines[place])”" : "nothing" }
    return "Line \(place + 1) was \(said(then)), is \(said(now))."
  }
}
