import Session

extension KnownTitles {
  /// Whether two spellings are one long word and a slip of the pen in it, rather than two words.
  ///
  /// The first letter and the last are those that people get right, and those by which names differ: Christine,
  /// Christina.
  static func isSlip(_ a: String, _ b: String) -> Bool {
    guard abs(a.utf8.count - b.utf8.count) <= 1 else { return false }
    let (short, long) = a.utf8.count <= b.utf8.count ? (Array(a.utf8), Array(b.utf8)) : (Array(b.utf8), Array(a.utf8))
    guard short.count >= 5, short.first == long.first, short.last == long.last,
      !(long + short).contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return false }
    let place = zip(short, long).prefix { $0 == $1 }.count
    return short.count < long.count ? isAdded(long, place, short) : isChanged(short, long, place)
  }

  /// One letter more: doubled, a vowel, or any in a very long word. "contact" and "contract" are two words.
  private static func isAdded(_ long: [UInt8], _ place: Int, _ short: [UInt8]) -> Bool {
    guard long[(place + 1)...] == short[place...] else { return false }
    let isDoubled = place > 0 && long[place] == long[place - 1]
    return isDoubled && long.count >= 7 || vowels.contains(long[place]) && long.count >= 7 || short.count >= 8
  }

  /// Two letters swapped, or one for another: a vowel, or any in a very long word.
  private static func isChanged(_ a: [UInt8], _ b: [UInt8], _ place: Int) -> Bool {
    let next = place + 1
    if next < a.count, a[place] == b[next], a[next] == b[place], a[(next + 1)...] == b[(next + 1)...] {
      return a.count >= 6
    }
    guard a[next...] == b[next...] else { return false }
    return a.count >= 8 && vowels.contains(a[place]) && vowels.contains(b[place]) || a.count >= 10
  }

  private static let vowels = Set("aeiouy".utf8)
}
