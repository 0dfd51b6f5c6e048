internal import Crypto

/// Writes a file in the format age-encryption.org/v1, a chunk at a time.
package struct AgeWriter {
  private let write: ([UInt8]) throws -> Void
  private var payload: AgePayload
  private var buffer: [UInt8] = []

  /// - Parameter write: must write all bytes it is given, or throw.
  package init(_ lock: AgeEncryptionKey, write: @escaping ([UInt8]) throws -> Void) throws {
    let fileKey = SymmetricKey(size: .bits128)
    let nonce = SymmetricKey(size: .bits128).bytes
    self.write = write
    payload = AgePayload(fileKey, nonce: nonce)
    try write(AgeHeader(try lock.wrap(fileKey), fileKey).bytes + nonce)
  }

  package mutating func append(_ bytes: [UInt8]) throws {
    buffer += bytes
    // A full chunk may still be the last one.
    while buffer.count > AgePayload.chunkSize {
      try write(payload.seal(buffer.prefix(AgePayload.chunkSize), isLast: false))
      buffer.removeFirst(AgePayload.chunkSize)
    }
  }

  package mutating func finish() throws {
    try write(payload.seal(buffer, isLast: true))
    buffer = []
  }
}
