import Civil
import Language
import Records

/// What somebody calls an entry of the symptom log: its name, and a number or a time that tells it from others of that
/// name.
struct EntryWords {
  /// The name in lower case, with fewer and fewer of the words around it.
  let names: [String]
  private let numbers: [Double]
  private let moment: Moment?

  init(_ words: String, in language: Language) {
    let line = Utterance(words, in: language)
    let rules = language.rules
    let isUnit = { (key: String) in language.valueNames { $0.doseUnits }.value(named: key) != nil }
    let plain = line.tokens.indices.filter {
      !line.tokens[$0].isMark && line.timing[$0] == .none && ![.figures, .mixed].contains(line.tokens[$0].shape)
        && !isUnit(line.tokens[$0].key)
    }
    let unaccompanied = plain.filter {
      !rules.determiners.contains(line.tokens[$0].spelling) && !rules.nameStopWords.contains(line.tokens[$0].key)
        && !rules.placeholderNouns.contains(line.tokens[$0].spelling) && line.kind(of: $0) != .preposition
    }
    let bare = unaccompanied.filter { !rules.distinguishers.contains(line.tokens[$0].spelling) }
    func joined(_ places: [Int]) -> String { places.map { line.tokens[$0].key }.joined(separator: " ") }
    names = [words.lowercased()] + [plain, unaccompanied, bare].map(joined).filter { !$0.isEmpty }
    numbers = line.tokens.indices.filter { line.timing[$0] == .none }
      .compactMap { Double(line.tokens[$0].key.leadingNumber) }
    moment = MomentReader(words, in: language).mentions(in: words).first?.moment
  }

  /// Whether it tells entries of one name apart.
  var tells: Bool { !numbers.isEmpty || moment != nil }

  /// Whether the entry has the number and the time.
  func means(_ entry: LogEntry, now: LocalTime) -> Bool {
    let own: [Double] =
      switch entry {
      case .symptom(let symptom): [symptom.severity.map(Double.init)].compactMap(\.self)
      case .dose(let medication):
        [medication.dose.flatMap { Double($0.leadingNumber) }].compactMap(\.self)
      case .measure(let measure): [measure.value]
      }
    guard numbers.isEmpty || own.contains(where: numbers.contains) else { return false }
    guard let start = moment?.resolve(now: now, direction: .back)?.start else { return true }
    return start.hasTime ? entry.at.when.start == start.start : entry.at.when.day == start.day
  }
}
