internal import Crypto

extension SymmetricKey {
  var bytes: [UInt8] { withUnsafeBytes(Array.init) }
}
