import Engine
import Language
import Session

/// A medicine and how much of it, as it is said in one breath: "ibuprofen 400", "two paracetamol".
struct Medicine: Equatable {
  var name: String
  var dose: String?

  init(_ name: String, dose: String?) { (self.name, self.dose) = (name, dose) }

  /// The longest known name in the words; what else they say of numbers is the dose. Words without a known name are one.
  init(_ words: String, in language: Language) {
    let said = words.lowercased().split(separator: " ").map { String($0.trimmed(where: { ",.;!".contains($0) })) }
    guard let found = Medicine.known(among: said, language) else {
      self.init(words.lowercased(), dose: nil)
      return
    }
    let rest = (said[..<found.words.lowerBound] + said[found.words.upperBound...]).filter {
      !language.says($0) { $0.doseFillers }
    }
    let dose = rest.joined(separator: " ")
    self.init(
      found.name,
      dose: rest.contains { word in word.first?.isNumber == true || language.says(word) { $0.doseCounts } } ? dose : nil
    )
  }

  private static func known(among said: [String], _ language: Language) -> (name: String, words: Range<Int>)? {
    let names = language.names { $0.medicineNames }
    for length in stride(from: min(4, said.count), to: 0, by: -1) {
      for start in 0...(said.count - length) {
        let candidate = said[start..<start + length].joined(separator: " ")
        if let name = names.value(saidAs: candidate) { return (name, start..<start + length) }
      }
    }
    return nil
  }
}
