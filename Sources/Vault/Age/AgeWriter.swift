internal import Crypto

/// Writes a file as age-encryption.org/v1 says, a chunk at a time.
package struct AgeWriter {
  private let write: ([UInt8]) throws -> Void
  private var payload: AgePayload
  private var waiting: [UInt8] = []

  /// - Parameter write: takes all it is given.
  package init(_ lock: AgeLock, write: @escaping ([UInt8]) throws -> Void) throws {
    let fileKey = SymmetricKey(size: .bits128)
    let nonce = SymmetricKey(size: .bits128).bytes
    self.write = write
    payload = AgePayload(fileKey, nonce: nonce)
    try write(AgeHeader(try lock.wrap(fileKey), fileKey).bytes + nonce)
  }

  package mutating func append(_ bytes: [UInt8]) throws {
    waiting += bytes
    // A full chunk may still be the last one.
    while waiting.count > AgePayload.chunk {
      try write(payload.seal(waiting.prefix(AgePayload.chunk), isLast: false))
      waiting.removeFirst(AgePayload.chunk)
    }
  }

  package mutating func finish() throws {
    try write(payload.seal(waiting, isLast: true))
    waiting = []
  }
}
