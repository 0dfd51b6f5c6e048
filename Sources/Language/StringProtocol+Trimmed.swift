extension StringProtocol {
  /// Without white space at both ends.
  @inlinable package var trimmed: SubSequence { trimmed(where: \.isWhitespace) }

  /// Without such characters at both ends.
  @inlinable package func trimmed(where isIdle: (Character) -> Bool) -> SubSequence {
    guard let first = firstIndex(where: { !isIdle($0) }), let last = lastIndex(where: { !isIdle($0) })
    else { return self[endIndex..<endIndex] }
    return self[first...last]
  }
}
