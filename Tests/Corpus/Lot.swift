/// The same numbers in every run.
struct Lot {
  private var state: UInt64 = 42

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func shuffle<Element>(_ items: inout [Element]) {
    for place in items.indices.reversed() { items.swapAt(place, below(place + 1)) }
  }
}
