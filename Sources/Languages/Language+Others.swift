package import Language

extension Language {
  /// The languages beside English, each in a folder of its own. The locale chooses one.
  package static let others: [Language] = [.german]
}
