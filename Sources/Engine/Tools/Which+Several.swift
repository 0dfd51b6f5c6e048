extension Which {
  /// Several numbers as printed: "the first two", "1 and 3", "the second and the last"; `nil` for all else.
  static func several(said: String) -> [Int]? {
    let words = said.lowercased().split { " ,.!?&+".contains($0) }.map(String.init).filter { !idle.contains($0) }
    let named = words.indices.filter {
      words[$0] != "one" || $0 == 0 || Int(words[$0 - 1]) != nil || counts[words[$0 - 1]] != nil
    }
    return stretch(words) ?? listed(named.map { words[$0] })
  }

  /// "first two", "last three".
  private static func stretch(_ words: [String]) -> [Int]? {
    guard words.count == 2, let count = counts[words[1]] ?? Int(words[1]), 2...9 ~= count else { return nil }
    switch words[0] {
    case "first", "top", "next": return Array(1...count)
    case "last", "bottom": return Array(-count ... -1)
    default: return nil
    }
  }

  private static func listed(_ words: [String]) -> [Int]? {
    let numbers = words.compactMap { word -> Int? in
      if case .number(let number) = Which(said: word) { number } else { nil }
    }
    return numbers.count > 1 && numbers.count == words.count ? numbers : nil
  }

  private static let idle: Set = [
    "the", "and", "number", "numbers", "no", "nos", "card", "cards", "task", "tasks", "ones",
  ]
  private static let counts = ["two": 2, "three": 3, "four": 4, "five": 5]
}
