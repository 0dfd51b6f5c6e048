extension Overlay {
  /// The languages there are beside English; each is one value in a file of its own.
  package static let all: [Overlay] = []

  /// The one that the locale asks for, as in `de_AT.UTF-8`; `nil` is English.
  package static func spoken(_ environment: [String: String], of all: [Overlay] = all) -> Overlay? {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    return all.first { said?.prefix(while: \.isLetter) ?? "" == $0.language }
  }
}
