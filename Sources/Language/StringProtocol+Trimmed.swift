extension StringProtocol {
  /// Without white space at both ends.
  @inlinable package var trimmed: SubSequence { trimmed(where: \.isWhitespace) }

  /// Without characters that match the predicate at both ends.
  @inlinable package func trimmed(where isTrimmable: (Character) -> Bool) -> SubSequence {
    guard let first = firstIndex(where: { !isTrimmable($0) }), let last = lastIndex(where: { !isTrimmable($0) })
    else { return self[endIndex..<endIndex] }
    return self[first...last]
  }
}
