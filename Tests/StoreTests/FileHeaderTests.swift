import Foundation
import Testing

@testable import Store

@Suite struct FileHeaderTests {
  private let sandbox = Sandbox()

  private func header(_ changes: [Int: UInt8], pages: Int = 3) throws -> FileHeader {
    var bytes = FileHeader.valid(pages: pages)
    for (offset, byte) in changes { bytes[offset] = byte }
    try Data(bytes).write(to: URL(fileURLWithPath: sandbox.path))
    return try #require(FileHeader(of: sandbox.path))
  }

  /// Offsets as in SQLite's “Database File Format”, 1.3.
  @Test(
    arguments: [
      ("as it is made", [:], true), ("with a write-ahead log", [18: 2, 19: 2], true),
      ("read with one and written without", [18: 2], false), ("another beginning", [0: 0x73], false),
      ("another size of pages", [16: 0x20], false), ("reserved space", [20: 8], false),
      ("another fraction", [21: 65], false), ("more changes", [27: 9], true), ("more pages", [31: 9], true),
      ("another version of the schema", [63: 1], true), ("an older format of it", [47: 1], false),
      ("UTF-16", [59: 2], false), ("made, and of several pages", [47: 0, 59: 0], false),
    ] as [(String, [Int: UInt8], Bool)])
  func `What SQLite writes for nudgy is valid, and what no release ever wrote is not`(
    name: String, changes: [Int: UInt8], isValid: Bool
  ) throws {
    #expect(try header(changes).isValid == isValid, "\(name)")
  }

  @Test func `Where all is still in the log, one page without format and encoding is valid`() throws {
    #expect(try header([47: 0, 59: 0], pages: 1).isValid)
    #expect(try !header([47: 0], pages: 1).isValid)
  }

  @Test func `A real file has such a header, and one that is shorter has none`() throws {
    try sandbox.open().close()
    #expect(FileHeader(of: sandbox.path)?.isValid == true)
    try Data(FileHeader.valid(pages: 1).dropLast()).write(to: URL(fileURLWithPath: sandbox.path))
    #expect(FileHeader.valid(pages: 1).count == FileHeader.length)
    #expect(FileHeader(of: sandbox.path) == nil)
    #expect(FileHeader(of: sandbox.folder + "/none") == nil)
  }
}
