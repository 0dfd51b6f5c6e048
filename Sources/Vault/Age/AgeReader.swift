/// Reads an age file a chunk at a time; no byte of a chunk is returned before the chunk is authenticated.
package struct AgeReader {
  private let source: AgeSource
  private var payload: AgePayload
  private var isAtEnd = false
  private var isFirst = true

  /// - Parameter read: returns up to that many bytes; an empty array only at the end.
  package init(_ key: AgeDecryptionKey, read: @escaping (Int) throws -> [UInt8]) throws {
    source = AgeSource(read)
    let header = try AgeHeader(reading: source)
    let fileKey = try key.unwrap(header.stanzas)
    guard header.isAuthentic(with: fileKey) else { throw AgeError.damaged }
    let nonce = try source.bytes(AgePayload.nonceLength)
    guard nonce.count == AgePayload.nonceLength else { throw AgeError.truncated }
    payload = AgePayload(fileKey, nonce: nonce)
  }

  /// The next chunk; `nil` after the last.
  package mutating func next() throws -> [UInt8]? {
    guard !isAtEnd else { return nil }
    let bytes = try source.bytes(AgePayload.chunkSize + 16)
    guard bytes.count >= 16 else { throw AgeError.truncated }
    isAtEnd = try source.isAtEnd
    var payloadCopy = payload
    defer { isFirst = false }
    if let chunk = try? payload.open(bytes, isLast: isAtEnd) {
      // An empty file is one empty chunk; after other chunks an empty one is invalid.
      guard isFirst || !chunk.isEmpty else { throw AgeError.damaged }
      return chunk
    }
    // If the final bytes open as a chunk that is not the last, the file was truncated.
    guard isAtEnd, (try? payloadCopy.open(bytes, isLast: false)) != nil else { throw AgeError.damaged }
    throw AgeError.truncated
  }
}
