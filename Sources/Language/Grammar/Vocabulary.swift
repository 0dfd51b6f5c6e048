/// The words that templates are made of, and which of them a misspelt word was meant to be.
struct Vocabulary: Sendable {
  /// By their first letter.
  private var words: [UInt8: [[UInt8]]] = [:]
  private var known: Set<String> = []

  init(templates: [String]) {
    for template in templates { add(template) }
  }

  /// What the line says once misspelt words are read as those meant: place → word.
  func repairs(of line: Line) -> [Int: String] {
    var repairs: [Int: String] = [:]
    for place in line.words.indices.prefix(Vocabulary.reach) {
      if let meant = meant(by: line.words[place].key) { repairs[place] = meant }
    }
    return repairs
  }

  /// Commands are short: no misspelt one is looked for further on.
  private static let reach = 24

  func meant(by word: String) -> String? {
    let typed = Array(word.utf8)
    guard typed.count > 2, !known.contains(word), typed.allSatisfy(\.isLowerLetter) else { return nil }
    let near = [typed[0], typed[1]].distinct.flatMap { words[$0] ?? [] }
    let closest = near.lazy.compactMap { wanted in Slip(typed, wanted).map { (wanted, $0.count) } }
      .min { ($0.1, $0.0[0] == typed[0] ? 0 : 1) < ($1.1, $1.0[0] == typed[0] ? 0 : 1) }
    return closest.map { String(decoding: $0.0, as: UTF8.self) }
  }

  private mutating func add(_ template: String) {
    var depth = 0
    var word: [UInt8] = []
    for byte in template.utf8 {
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ">") { depth -= 1 }
      if depth == 0, byte.isLowerLetter {
        word.append(byte)
      } else if byte != UInt8(ascii: "'") && byte != UInt8(ascii: "-") {
        close(&word)
      }
    }
    close(&word)
  }

  private mutating func close(_ word: inout [UInt8]) {
    defer { word.removeAll(keepingCapacity: true) }
    guard word.count > 2, known.insert(String(decoding: word, as: UTF8.self)).inserted else { return }
    words[word[0], default: []].append(word)
  }
}

/// How a typed word differs from the one meant, where that can pass for a slip of the fingers.
struct Slip {
  let count: Int

  init?(_ typed: [UInt8], _ meant: [UInt8]) {
    let allowed = meant.count >= 8 ? 2 : 1
    guard abs(typed.count - meant.count) <= allowed else { return nil }
    count = Slip.distance(typed, meant)
    guard count <= allowed, meant.count > 4 || Slip.isSmall(typed, meant) else { return nil }
  }

  /// In short words only a swap and a missing vowel are slips; all else may well be another word.
  private static func isSmall(_ typed: [UInt8], _ meant: [UInt8]) -> Bool {
    if typed.count == meant.count { return typed.sorted() == meant.sorted() }
    return typed.count < meant.count && typed.filter { !$0.isVowel } == meant.filter { !$0.isVowel }
  }

  /// Letters changed, left out, put in or swapped with their neighbour.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    let same = zip(a, b).prefix { $0 == $1 }.count
    let closing = zip(a.dropFirst(same).reversed(), b.dropFirst(same).reversed()).prefix { $0 == $1 }.count
    return distance(a.dropFirst(same).dropLast(closing)[...], b.dropFirst(same).dropLast(closing)[...])
  }

  private static func distance(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Int {
    if a.isEmpty || b.isEmpty || a.count > 4 || b.count > 4 { return max(a.count, b.count) }
    let (restA, restB) = (a.dropFirst(), b.dropFirst())
    if a.first == b.first { return distance(restA, restB) }
    let changed = min(distance(restA, restB), distance(restA, b), distance(a, restB)) + 1
    let isSwap = restA.first == b.first && a.first == restB.first
    return isSwap ? min(changed, distance(restA.dropFirst(), restB.dropFirst()) + 1) : changed
  }
}

extension UInt8 {
  fileprivate var isVowel: Bool { "aeiou".utf8.contains(self) }
}
