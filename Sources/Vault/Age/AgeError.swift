package enum AgeError: Error, Hashable, Sendable {
  /// No file of age-encryption.org/v1.
  case notAge
  /// An age file written as text.
  case armoured
  /// Neither the passphrase nor one of the identities opens it.
  case wrongKey
  /// It was made for recipients, so a passphrase opens nothing, or the other way round.
  case otherLock(needsPassphrase: Bool)
  /// Its passphrase was stretched with more memory than is taken for it: the binary logarithm of scrypt's N.
  case tooCostly(Int)
  case damaged
  /// It ends before its last chunk.
  case truncated
  case badRecipient(String)
  case badIdentity
}
