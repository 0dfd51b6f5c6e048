/// A number that is said in several words, from left to right: "eighty", "nine".
struct SpokenNumber {
  private var thousands = 0.0
  /// What was said since the last "thousand".
  private var part: Double

  init(_ value: Double) { part = value }

  var value: Double { thousands + part }

  /// Whether an "and" may follow: "one hundred and two".
  var takesConjunction: Bool { part >= 100 && part.truncatingRemainder(dividingBy: 100) == 0 || part == 0 }

  /// Takes the next word's number; `false` if it does not belong to this number.
  mutating func append(_ next: Double) -> Bool {
    let (tens, ones) = (part.truncatingRemainder(dividingBy: 100), part.truncatingRemainder(dividingBy: 10))
    switch next {
    case 1000 where thousands == 0 && part > 0: (thousands, part) = (part * 1000, 0)
    case 100 where part > 0 && part < 100: part *= 100
    // "two hundred", "twelve"
    case 1..<100 where (part >= 100 || thousands > 0) && tens == 0: part += next
    // "eighty", "nine"
    case 1..<10 where tens >= 20 && ones == 0: part += next
    // "one", "forty" is 140, as blood pressures are said; of higher numbers it is a time.
    case 10..<100 where (1...SpokenNumber.maxHundreds).contains(part) && thousands == 0: part = part * 100 + next
    // "one", "oh", "four" is 104.
    case 0 where (1...SpokenNumber.maxHundreds).contains(part) && thousands == 0: part *= 100
    default: return false
    }
    return true
  }

  private static let maxHundreds = 2.0
}
