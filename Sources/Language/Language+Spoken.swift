extension Language {
  /// The one of some languages that the locale asks for, as in `de_AT.UTF-8`.
  package static func spoken(_ environment: [String: String], of all: [Language]) -> Language? {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    return all.first { locale?.prefix(while: \.isLetter) ?? "" == $0.tag }
  }
}
