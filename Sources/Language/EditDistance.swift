/// The number of typing errors that turn one word into another: letters substituted, left out, inserted or swapped with
/// their neighbour (optimal string alignment).
package struct EditDistance<Letter: Equatable> {
  private let input: [Letter]
  private let target: [Letter]

  package init(_ input: [Letter], _ target: [Letter]) { (self.input, self.target) = (input, target) }

  /// The distance; `nil` where it exceeds the limit, which bounds the search.
  package func count(atMost limit: Int) -> Int? { count(0, 0, limit) }

  private func count(_ left: Int, _ right: Int, _ limit: Int) -> Int? {
    var (left, right) = (left, right)
    while left < input.count, right < target.count, input[left] == target[right] {
      (left, right) = (left + 1, right + 1)
    }
    let (restLeft, restRight) = (input.count - left, target.count - right)
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
    left + 1 < input.count && right + 1 < target.count
      && input[left] == target[right + 1] && input[left + 1] == target[right]
  }

  /// How many letters of the longer word lie between the common prefix and the common suffix.
  var differingLength: Int {
    let shorter = min(input.count, target.count)
    var commonPrefix = 0
    while commonPrefix < shorter, input[commonPrefix] == target[commonPrefix] { commonPrefix += 1 }
    var commonSuffix = 0
    while commonSuffix < shorter - commonPrefix,
      input[input.count - 1 - commonSuffix] == target[target.count - 1 - commonSuffix]
    {
      commonSuffix += 1
    }
    return max(input.count, target.count) - commonPrefix - commonSuffix
  }
}

/// The set of letters of a word. One typing error changes at most two members, which rules out nearly every word at
/// once.
struct LetterSet: Sendable {
  private var bits: UInt32 = 0

  init() {}
  init(_ word: some Sequence<UInt8>) { for letter in word { bits |= 1 << UInt32(letter & 31) } }

  var isEmpty: Bool { bits == 0 }

  func contains(_ letter: UInt8) -> Bool { bits & 1 << UInt32(letter & 31) != 0 }

  func subtracting(_ other: LetterSet) -> LetterSet {
    var rest = self
    rest.bits &= ~other.bits
    return rest
  }

  func isDisjoint(with other: LetterSet) -> Bool { bits & other.bits == 0 }

  mutating func formUnion(_ other: LetterSet) { bits |= other.bits }

  func couldMatch(_ other: LetterSet, within slips: Int) -> Bool { (bits ^ other.bits).nonzeroBitCount <= 2 * slips }
}
