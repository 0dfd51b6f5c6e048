import Language

/// A medicine and its dose, as one phrase names both: "ibuprofen 400", "two paracetamol".
struct Medicine: Equatable {
  var name: String
  var dose: String?

  init(_ name: String, dose: String?) { (self.name, self.dose) = (name, dose) }

  /// Takes the longest known medicine in the words as the name, and the other words as the dose if they contain a
  /// number. Without a known medicine all the words are the name.
  init(_ words: String, in language: Language) {
    let tokens = words.lowercased().split(separator: " ").map { String($0.trimmed(where: { ",.;!".contains($0) })) }
    guard let match = Medicine.longestKnownName(among: tokens, language) else {
      self.init(words.lowercased(), dose: nil)
      return
    }
    let rest = (tokens[..<match.words.lowerBound] + tokens[match.words.upperBound...]).filter {
      !language.hasWord($0) { $0.doseFillers }
    }
    let dose = rest.joined(separator: " ")
    self.init(
      match.name,
      dose: rest.contains { word in word.first?.isNumber == true || language.hasWord(word) { $0.doseCounts } }
        ? dose : nil
    )
  }

  private static func longestKnownName(among tokens: [String], _ language: Language) -> (
    name: String, words: Range<Int>
  )? {
    let names = language.valueNames { $0.medicineNames }
    for length in stride(from: min(4, tokens.count), to: 0, by: -1) {
      for start in 0...(tokens.count - length) {
        let candidate = tokens[start..<start + length].joined(separator: " ")
        if let name = names.value(named: candidate) { return (name, start..<start + length) }
      }
    }
    return nil
  }
}
