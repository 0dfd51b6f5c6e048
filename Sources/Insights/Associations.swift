/// What goes together among many variables, with control over the whole grid: where nothing does, one history in twenty at
/// most shows anything at all (S. Holm, 1979).
///
/// The same day is the one declared lag: a night's sleep is counted for the day it ends on.
package struct Associations: Sendable {
  /// Share of histories without any association that may show one.
  package static let risk = 0.04
  /// Days both must be known on, and spells each must have had, before two are looked at at all.
  package static let fewestDays = 14
  package static let fewestSpells = 8

  /// The surest first.
  package let found: [Association]
  /// How many pairs could be looked at.
  package let pairs: Int

  /// Days known of the variable known second best: no two are known together on more.
  package let mostDays: Int

  package init(among series: [Series]) {
    let able = series.filter { $0.known >= Associations.fewestDays && $0.spells >= Associations.fewestSpells }
    let surprises = able.map(Surprises.init)
    var looked: [Association] = []
    for first in able.indices {
      for second in able.indices.dropFirst(first + 1) where able[first].families.isDisjoint(with: able[second].families)
      {
        let isTurned = able[second].isFlag && !able[first].isFlag
        let (one, other) = isTurned ? (second, first) : (first, second)
        let pair = Pair(
          one: able[one], ones: surprises[one], other: able[other], others: surprises[other])
        if let association = pair.association { looked.append(association) }
      }
    }
    looked.sort { $0.chance < $1.chance }
    let count = looked.count
    found = Array(
      looked.enumerated().prefix { $1.chance <= Associations.risk / Double(count - $0) }.map(\.element))
    pairs = count
    mostDays = series.map(\.known).sorted(by: >).dropFirst().first ?? 0
  }
}

/// Two series side by side.
private struct Pair {
  let one: Series
  let ones: Surprises
  let other: Series
  let others: Surprises

  /// `nil` where too few days are known of both.
  var association: Association? {
    var (days, products, squares, otherSquares, with) = (0, 0.0, 0.0, 0.0, 0)
    let shared = 0..<min(one.values.count, other.values.count)
    for day in shared where ones.isKnown[day] && others.isKnown[day] && isFair(day) {
      let (a, b) = (ones.values[day], others.values[day])
      days += 1
      products += a * b
      squares += a * a
      otherSquares += b * b
      if one.values[day] == 1 { with += 1 }
    }
    guard days >= Associations.fewestDays, squares > 0, otherSquares > 0 else { return nil }
    // Where one is the other in another unit, rounding carries it past 1.
    let correlation = min(1, max(-1, products / (squares * otherSquares).squareRoot()))
    let freedom = (Double(days) - max(ones.freedom, others.freedom) - 1) / echo
    guard freedom > 2 else { return nil }
    let skew = ones.skew * others.skew / Double(days).squareRoot()
    let slope = correlation * others.spread / ones.spread
    let error = ((1 - correlation * correlation) / freedom).squareRoot() * others.spread / ones.spread
    let half = Student.critical(freedom: freedom) * error
    return Association(
      one: one.name, other: other.name, days: days, with: one.isFlag ? with : nil, difference: slope,
      interval: (slope - half)...(slope + half), correlation: correlation,
      chance: Chance.of(correlation: correlation, freedom: freedom, skew: skew))
  }

  private func isFair(_ day: Int) -> Bool {
    guard let one = one.whole, let other = other.whole else { return true }
    return one[day] && other[day]
  }

  /// How much what is left of day to day swells the variance (M. S. Bartlett, 1935).
  private var echo: Double {
    1 + 2 * max(0, zip(ones.echoes, others.echoes).reduce(0) { $0 + $1.0 * $1.1 })
  }
}
