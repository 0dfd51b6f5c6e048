package import Language

extension Language {
  /// The languages there are beside English, each a folder here; the locale chooses one.
  package static let others: [Language] = [.german]
}
