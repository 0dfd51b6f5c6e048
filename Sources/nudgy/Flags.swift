/// The flags that stand before or after any verb.
struct Flags {
  var skipAuth = false
  var seed = false
  var accessible = false
  var json = false
  var noInput = false
  var dryRun = false
  var help = false
  var version = false

  static let table: [(name: String, about: String, field: any WritableKeyPath<Flags, Bool> & Sendable)] = [
    ("--json", "print data as JSON", \.json),
    ("--dry-run", "say what would be done, and do nothing", \.dryRun),
    ("--no-input", "never ask anything", \.noInput),
    ("--accessible", "no boxes, no drawings, words for colours", \.accessible),
    ("--skip-auth", "open without asking for a passphrase (development)", \.skipAuth),
    ("--seed", "fill an empty store with a believable life (development)", \.seed),
    ("--help", "say how it is used", \.help),
    ("--version", "print the version", \.version),
  ]

  /// Takes the flags out of the words; behind `--` everything is a word.
  init(_ words: inout [String]) {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    var rest: [String] = []
    for word in words[..<end] {
      if let flag = Flags.table.first(where: { $0.name == word }) {
        self[keyPath: flag.field] = true
      } else {
        rest.append(word)
      }
    }
    words = rest + words[end...]
  }
}
