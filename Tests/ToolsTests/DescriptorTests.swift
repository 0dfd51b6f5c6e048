import Engine
import Foundation
import Replies
import Session
import Testing

@testable import Files
@testable import Tools

/// Files that are made where none was.
@Suite struct DescriptorTests {
  let folder = NSTemporaryDirectory() + "nudgy-descriptor-\(UUID().uuidString)"
  private var path: String { folder + "/b.age" }

  init() throws { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

  private func make(meanwhile: () throws -> Void = {}) throws {
    try Descriptor.createFile(at: path, notesIn: folder) { file in
      try file.write("ours".utf8)
      try meanwhile()
    }
  }

  private func put(_ text: String, at path: String) throws {
    try text.write(toFile: path, atomically: false, encoding: .utf8)
  }

  private var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() } }

  @Test func `It is whole, private and alone`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try make()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "ours")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    #expect(try names == ["b.age"])
  }

  @Test func `What came to stand there meanwhile is left as it is`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: UserError.self) { try make { try put("theirs", at: path) } }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "theirs")
    #expect(try names == ["b.age"])
  }

  @Test func `A link is left as it is, also one that leads nowhere or comes meanwhile`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let link = { try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder + "/theirs") }
    #expect(throws: UserError.self) { try make(meanwhile: link) }
    #expect(throws: UserError.self) { try make() }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == folder + "/theirs")
    #expect(try names == ["b.age"])
  }

  @Test func `Another file in the place of the one that was written is not taken for it`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(throws: UserError.self) {
      try make {
        let draft = try #require(names.first)
        try FileManager.default.moveItem(atPath: folder + "/" + draft, toPath: folder + "/away")
        try put("theirs", at: folder + "/" + draft)
      }
    }
  }
}
