import Foundation
import Testing

@testable import PhraseCompiler

@Suite struct SourceMessagesTests {
  @Test func `A build of a part of the package is refused, as it would lose the rest's translations`() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("nudgy-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    var builds: [String: String] = [:]
    for (module, source) in [("One", "import Replies"), ("Two", "let said: LocalizedText"), ("Three", "import Civil")] {
      let folder = root.appendingPathComponent("Sources/\(module)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent("File.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      let list = root.appendingPathComponent("\(module).sources")
      try file.standardizedFileURL.path.write(to: list, atomically: true, encoding: .utf8)
      builds[module] = "\n  \"C.\(module)-linux-debug.module\":\n    args: [\"swiftc\",\"@\(list.path)\"]\n"
    }
    let whole = builds.values.joined()
    #expect(try SourceMessages.modules(in: whole, root: root) == ["One", "Two"])
    builds["Two"] = nil
    let part = builds.values.joined()
    #expect(throws: SourceMessages.Failure.self) { try SourceMessages.modules(in: part, root: root) }
  }
}
