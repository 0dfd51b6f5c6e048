/// The slips of the fingers that turn one word into another: letters changed, left out, put in or swapped with their
/// neighbour (optimal string alignment).
package struct Slips<Letter: Equatable> {
  private let typed: [Letter]
  private let meant: [Letter]

  package init(_ typed: [Letter], _ meant: [Letter]) { (self.typed, self.meant) = (typed, meant) }

  /// How many; `nil` where there are more than the limit, which keeps the search as small as it is.
  package func count(atMost limit: Int) -> Int? { count(0, 0, limit) }

  private func count(_ left: Int, _ right: Int, _ limit: Int) -> Int? {
    var (left, right) = (left, right)
    while left < typed.count, right < meant.count, typed[left] == meant[right] { (left, right) = (left + 1, right + 1) }
    let (restLeft, restRight) = (typed.count - left, meant.count - right)
    if restLeft == 0 || restRight == 0 { return max(restLeft, restRight) <= limit ? max(restLeft, restRight) : nil }
    guard limit > 0, abs(restLeft - restRight) <= limit else { return nil }
    var best: Int?
    func offer(_ more: Int?) { if let more, more + 1 < best ?? .max { best = more + 1 } }
    offer(count(left + 1, right + 1, limit - 1))
    offer(count(left + 1, right, limit - 1))
    offer(count(left, right + 1, limit - 1))
    if isSwap(left, right) { offer(count(left + 2, right + 2, limit - 1)) }
    return best
  }

  private func isSwap(_ left: Int, _ right: Int) -> Bool {
    left + 1 < typed.count && right + 1 < meant.count
      && typed[left] == meant[right + 1] && typed[left + 1] == meant[right]
  }

  /// How many letters of the longer word lie between what both begin and what both end with.
  var reach: Int {
    let shorter = min(typed.count, meant.count)
    var opening = 0
    while opening < shorter, typed[opening] == meant[opening] { opening += 1 }
    var closing = 0
    while closing < shorter - opening, typed[typed.count - 1 - closing] == meant[meant.count - 1 - closing] {
      closing += 1
    }
    return max(typed.count, meant.count) - opening - closing
  }
}

/// Which letters a word has: one slip adds or takes away two of them at most, which rules out nearly every word at once.
struct Letters: Sendable {
  private var bits: UInt32 = 0

  init() {}
  init(_ word: some Sequence<UInt8>) { for letter in word { bits |= 1 << UInt32(letter & 31) } }

  var isEmpty: Bool { bits == 0 }

  func contains(_ letter: UInt8) -> Bool { bits & 1 << UInt32(letter & 31) != 0 }

  func subtracting(_ other: Letters) -> Letters {
    var rest = self
    rest.bits &= ~other.bits
    return rest
  }

  func isDisjoint(with other: Letters) -> Bool { bits & other.bits == 0 }

  mutating func formUnion(_ other: Letters) { bits |= other.bits }

  func mayBe(_ other: Letters, within slips: Int) -> Bool { (bits ^ other.bits).nonzeroBitCount <= 2 * slips }
}
