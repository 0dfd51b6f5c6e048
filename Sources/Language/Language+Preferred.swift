extension Language {
  /// The language that the locale asks for, as in `de_AT.UTF-8`; the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that
  /// is not empty counts.
  package static func preferred(in environment: [String: String], from all: [Language]) -> Language? {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    return all.first { locale?.prefix(while: \.isLetter) ?? "" == $0.tag }
  }
}
