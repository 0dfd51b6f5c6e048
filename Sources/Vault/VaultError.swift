package enum VaultError: Error, Hashable, Sendable {
  /// Something was sealed, and the key that did it is gone. It is never replaced.
  case keyLost
  /// Sealed by another key than the one that is here.
  case wrongKey
  case truncated
  case unknownVersion(UInt8)
  /// The bytes, or where they stand, are not as they were when they were sealed.
  case broken
  /// The key file is there and cannot be used: who may read it, or what is in it, is wrong.
  case keyUnreadable(String)
  case keyNotWritten
}
