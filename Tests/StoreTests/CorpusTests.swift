import Civil
import Records
import Store
import Testing

@Suite struct CorpusTests {
  let sandbox = Sandbox()

  /// More than is held at once.
  private func notes(_ store: Store) throws -> [Note] {
    let notes = (0..<40).map { number in
      Note(
        id: sandbox.id(), title: nil, body: Sealed(Array(repeating: UInt8(number), count: 100_000)),
        createdAt: sandbox.now)
    }
    try store.change(Intent(tool: "test", label: .text(""))) { tx in for note in notes { try tx.put(note) } }
    return notes
  }

  private func firstBytes(of headers: [DocumentHeader], _ store: Store) throws -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    try store.sealedTexts(of: headers, in: .notes) { some in
      pieces.append(some.map { $0.sealed.bytes[0] })
      #expect(some.allSatisfy { $0.header.sealPrefix[0] == $0.sealed.bytes[0] && $0.sealed.bytes.count == 100_000 })
    }
    return pieces
  }

  @Test func `Words come a piece at a time, each once, and only those asked for`() throws {
    let store = try sandbox.open()
    _ = try notes(store)
    let headers = try store.documentHeaders(.notes)
    let all = try firstBytes(of: headers, store)
    #expect(all.count == 4)
    #expect(all.flatMap(\.self) == Array(0..<40))
    #expect(try firstBytes(of: [], store).isEmpty)
    let some = try firstBytes(of: [headers[3], headers[4], headers[39]], store)
    #expect(some.flatMap(\.self) == [3, 4, 39])
  }

  @Test func `What is gone since has no words, and hides none`() throws {
    let store = try sandbox.open()
    _ = try notes(store)
    let headers = try store.documentHeaders(.notes)
    try store.close()
    try sandbox.spoil(
      "DELETE FROM note WHERE n IN (\(["min", "max"].map { "(SELECT \($0)(n) FROM note)" }.joined(separator: ", ")))")
    #expect(try firstBytes(of: headers, sandbox.open()).flatMap(\.self) == Array(1..<39))
  }
}
