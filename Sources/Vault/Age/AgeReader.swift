/// Reads an age file, a chunk at a time; nothing of a chunk is handed out before it is found whole.
package struct AgeReader {
  private let source: AgeSource
  private var payload: AgePayload
  private var isOver = false
  private var isFirst = true

  /// - Parameter read: up to so many bytes; none at the end only.
  package init(_ key: AgeKey, read: @escaping (Int) throws -> [UInt8]) throws {
    source = AgeSource(read)
    let header = try AgeHeader(reading: source)
    let fileKey = try key.unwrap(header.stanzas)
    guard header.isSealed(by: fileKey) else { throw AgeError.damaged }
    let nonce = try source.bytes(AgePayload.nonceLength)
    guard nonce.count == AgePayload.nonceLength else { throw AgeError.truncated }
    payload = AgePayload(fileKey, nonce: nonce)
  }

  /// The next chunk; `nil` after the last.
  package mutating func next() throws -> [UInt8]? {
    guard !isOver else { return nil }
    let bytes = try source.bytes(AgePayload.chunk + 16)
    guard bytes.count >= 16 else { throw AgeError.truncated }
    isOver = try source.isAtEnd
    var trial = payload
    defer { isFirst = false }
    if let chunk = try? payload.open(bytes, isLast: isOver) {
      // Nothing at all is one empty chunk; behind others none is empty.
      guard isFirst || !chunk.isEmpty else { throw AgeError.damaged }
      return chunk
    }
    // A file that ends at a chunk which is not its last was cut.
    guard isOver, (try? trial.open(bytes, isLast: false)) != nil else { throw AgeError.damaged }
    throw AgeError.truncated
  }
}
