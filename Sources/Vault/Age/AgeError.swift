package enum AgeError: Error, Hashable, Sendable {
  /// The file is not in the format age-encryption.org/v1.
  case notAge
  /// The file is ASCII-armoured, which is not supported.
  case armoured
  /// The passphrase or identities do not open the file.
  case wrongKey
  /// The file needs an identity but a passphrase was given, or the other way round.
  case wrongKeyKind(needsPassphrase: Bool)
  /// scrypt would need more memory than is allowed; the value is the binary logarithm of its N.
  case tooCostly(Int)
  case damaged
  /// It ends before its last chunk.
  case truncated
  case badRecipient(String)
  case badIdentity
}
