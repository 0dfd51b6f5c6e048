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
  /// The profile this call is about.
  var profile: String?

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

  /// All of them, for people.
  static var lines: [(name: String, about: String)] {
    table.map { ($0.name, $0.about) } + [("--profile NAME", "speak of that profile; NUDGY_PROFILE does the same")]
  }

  /// Takes the flags out of the words; behind `--` everything is a word.
  init(_ words: inout [String]) {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    var rest: [String] = []
    var isNaming = false
    for word in words[..<end] {
      if isNaming || word.hasPrefix("--profile=") {
        profile = isNaming ? word : String(word.dropFirst("--profile=".count))
        isNaming = false
      } else if word == "--profile" {
        isNaming = true
      } else if let flag = Flags.table.first(where: { $0.name == word }) {
        self[keyPath: flag.field] = true
      } else {
        rest.append(word)
      }
    }
    // A name that is missing is none that could be.
    if isNaming { profile = "--profile" }
    words = rest + words[end...]
  }
}
