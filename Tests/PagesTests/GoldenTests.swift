import TestFiles
import Testing

@testable import Pages

/// Whole pages; `NUDGY_RECORD=1` writes the files anew.
struct GoldenTests {
  @Test(arguments: ["small", "full", "empty", "findings"])
  func `pages are made as recorded`(name: String) throws {
    let html = try #require(Samples.all.first { $0.name == name }).page.html
    let file = "Goldens/\(name).html"
    if TestFiles.isRecording { return try TestFiles.write(html, to: file) }
    #expect(try html == TestFiles.read(file), "\(file) differs; NUDGY_RECORD=1 rewrites it")
  }
}
