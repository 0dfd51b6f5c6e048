import Testing

@testable import Insights

@Suite struct AssociationsTests {
  private static let days = 120

  /// Up on one day in five, but never in a rhythm of weeks.
  private func flag(_ seed: UInt64) -> [Double] {
    var noise = Noise(seed)
    return (0..<AssociationsTests.days).map { _ in noise.uniform() < 0.2 ? 1 : 0 }
  }

  private func score(_ seed: UInt64) -> [Double] {
    var noise = Noise(seed)
    return noise.days(AssociationsTests.days, memory: 0.3)
  }

  @Test func `It tells by how much, on how many days, and how sure that is`() throws {
    let coffee = flag(1)
    let headache = zip(score(2), coffee).map { 4 + 0.8 * $0 + 2 * $1 }
    let found = Associations(among: [Series("headache", headache), Series("coffee", coffee)]).associations
    let only = try #require(found.first)
    #expect((only.one, only.other) == ("coffee", "headache"))
    #expect(only.flaggedDays == coffee.count { $0 == 1 })
    // The first day has no day before it.
    #expect(only.days == AssociationsTests.days - 1)
    #expect(only.interval.contains(2) && !only.interval.contains(0))
    #expect(abs(only.difference - 2) < 0.5)
  }

  @Test func `The same days bring the same answer, in whatever order the variables stand`() {
    let life = Calibration(days: 200, memory: 0.6).history(3) + [Series("a", score(9)), Series("b", score(9))]
    let (one, other) = (Associations(among: life).associations, Associations(among: life.reversed()).associations)
    #expect(one.count == 1 && one.map(\.pValue) == other.map(\.pValue))
    #expect(one == Associations(among: life).associations)
  }

  @Test func `What tells of one thing twice is not set beside itself`() {
    let values = score(4)
    let twice = [Series("headache", families: ["head"], values), Series("worst headache", families: ["head"], values)]
    #expect(Associations(among: twice).associations.isEmpty)
    #expect(Associations(among: twice).pairCount == 0)
  }

  @Test func `A weekday that both have in common is no association`() {
    let weekend = (0..<AssociationsTests.days).map { $0 % 7 >= 5 ? 3.0 : 0 }
    #expect(Associations(among: eight(sharing: weekend)).associations.isEmpty)
  }

  @Test func `Nor is a drift that both have in common`() {
    let drift = (0..<AssociationsTests.days).map { Double($0) / 20 }
    #expect(Associations(among: eight(sharing: drift)).associations.isEmpty)
  }

  private func eight(sharing common: [Double]) -> [Series] {
    (0..<8).map { Series("\($0)", zip(score(20 + $0), common).map(+)) }
  }

  @Test func `Unknown days are no zeros`() throws {
    let coffee = flag(1)
    let headache = zip(score(2), coffee).map { 4 + 0.8 * $0 + 2 * $1 }
    var noise = Noise(11)
    let kept = headache.map { noise.uniform() < 0.3 ? nil : $0 }
    let only = try #require(
      Associations(among: [Series("coffee", coffee), Series("headache", kept)]).associations.first)
    #expect(only.days == kept.count { $0 != nil } - 1)
    #expect(only.interval.contains(2))
  }

  @Test func `Few days, or few spells however long, are nothing solid yet`() {
    let short = [score(1), score(1)].enumerated().map { Series("\($0)", Array($1.prefix(13))) }
    #expect(Associations(among: short).pairCount == 0)
    #expect(Associations(among: short).maxSharedDays == 13)
    let long = (0..<AssociationsTests.days).map { $0 % 40 < 10 ? 1.0 : 0 }
    #expect(Series("long", long).spellCount == 2)
    #expect(Associations(among: [Series("long", long), Series("same", long)]).pairCount == 0)
  }

  @Test func `What never changes, and what is never known, harms nothing`() {
    let odd = [
      Series("constant", .init(repeating: 1, count: 90)), Series("never", .init(repeating: nil, count: 90)),
      Series("empty", [Double]()), Series("once", [1]), Series("real", score(3)),
    ]
    #expect(Associations(among: odd).associations.isEmpty)
  }
}
