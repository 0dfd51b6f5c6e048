internal import Crypto

extension Vault {
  /// The sixteen bytes of a version 5 UUID (RFC 9562, 5.5): the same for the same name in the same space, everywhere.
  package static func uuid(named name: String, in namespace: (UInt64, UInt64)) -> (UInt64, UInt64) {
    var hash = Insecure.SHA1()
    for half in [namespace.0, namespace.1] {
      withUnsafeBytes(of: half.bigEndian) { hash.update(bufferPointer: $0) }
    }
    hash.update(data: Array(name.utf8))
    let digest = Array(hash.finalize())
    let halves = [0, 8].map { start in digest[start..<start + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
    return (halves[0] & ~0xF000 | 0x5000, halves[1] & ~(0b11 << 62) | 0b10 << 62)
  }
}
