import Session

extension KnownTitles {
  /// Whether two spellings are one long word and a typo of it, rather than two words.
  ///
  /// The first and the last letter must be equal: people get them right, and names differ by them (Christine,
  /// Christina).
  static func isTypo(_ a: String, _ b: String) -> Bool {
    guard abs(a.utf8.count - b.utf8.count) <= 1 else { return false }
    let (short, long) = a.utf8.count <= b.utf8.count ? (Array(a.utf8), Array(b.utf8)) : (Array(b.utf8), Array(a.utf8))
    guard short.count >= 5, short.first == long.first, short.last == long.last,
      !(long + short).contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return false }
    let firstDifference = zip(short, long).prefix { $0 == $1 }.count
    return short.count < long.count
      ? isInsertion(long, firstDifference, short) : isSubstitution(short, long, firstDifference)
  }

  /// One letter more: a doubled one or a vowel in a long word, or any in a very long one. "contact" and "contract" are
  /// two words.
  private static func isInsertion(_ long: [UInt8], _ index: Int, _ short: [UInt8]) -> Bool {
    guard long[(index + 1)...] == short[index...] else { return false }
    let isDoubled = index > 0 && long[index] == long[index - 1]
    return isDoubled && long.count >= 7 || vowels.contains(long[index]) && long.count >= 7 || short.count >= 8
  }

  /// Two letters swapped, or one replaced: a vowel by a vowel, or any letter in a very long word.
  private static func isSubstitution(_ a: [UInt8], _ b: [UInt8], _ index: Int) -> Bool {
    let next = index + 1
    if next < a.count, a[index] == b[next], a[next] == b[index], a[(next + 1)...] == b[(next + 1)...] {
      return a.count >= 6
    }
    guard a[next...] == b[next...] else { return false }
    return a.count >= 8 && vowels.contains(a[index]) && vowels.contains(b[index]) || a.count >= 10
  }

  private static let vowels = Set("aeiouy".utf8)
}
