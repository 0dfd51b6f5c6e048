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

  private struct Flag: Sendable {
    let name: String
    /// `nil` for one that is only for whoever looks around, and stands before the verb alone.
    let about: String?
    let field: any WritableKeyPath<Flags, Bool> & Sendable
  }

  private static let table = [
    Flag(name: "--json", about: "print data as JSON", field: \.json),
    Flag(name: "--dry-run", about: "say what would be done, and do nothing", field: \.dryRun),
    Flag(name: "--no-input", about: "never ask anything", field: \.noInput),
    Flag(name: "--accessible", about: "no boxes, no drawings, words for colours", field: \.accessible),
    Flag(name: "--skip-auth", about: "open without asking for a passphrase (development)", field: \.skipAuth),
    Flag(name: "--seed", about: nil, field: \.seed),
    Flag(name: "--help", about: "say how it is used", field: \.help),
    Flag(name: "--version", about: "print the version", field: \.version),
  ]

  /// All that people are told of.
  static var lines: [(name: String, about: String)] {
    table.compactMap { flag in flag.about.map { (flag.name, $0) } }
      + [("--profile NAME", "speak of that profile; NUDGY_PROFILE does the same")]
  }
}

extension Flags {
  /// Takes the flags out of the words: those before the verb, right after it, and at the very end, where options with a
  /// value may stand among them. Between words of the person's own a flag is one more of their words, and so is
  /// everything behind `--`.
  ///
  /// - Parameter isFixed: whether nothing of the person's own stands behind that verb: a flag counts anywhere then.
  init(_ words: inout [String], isFixed: (_ verb: String) -> Bool = { _ in false }) {
    var rest = words[...]
    takeFirst(of: &rest, Flags.table)
    guard let verb = rest.popFirst() else {
      words = []
      return
    }
    let told = Flags.table.filter { $0.about != nil }
    takeFirst(of: &rest, told)
    var begin: [String] = []
    while isFixed(verb), let word = rest.first, word != "--" {
      begin.append(word)
      rest = rest.dropFirst()
      takeFirst(of: &rest, told)
    }
    takeLast(of: &rest, told)
    words = [verb] + begin + rest
  }

  private mutating func takeFirst(of words: inout ArraySlice<String>, _ flags: [Flag]) {
    while let word = words.first {
      if word == Flags.naming {
        // A name that is missing is none that could be.
        profile = words.dropFirst().first ?? word
        words = words.dropFirst(2)
      } else if take(word, flags) {
        words = words.dropFirst()
      } else {
        return
      }
    }
  }

  private mutating func takeLast(of words: inout ArraySlice<String>, _ flags: [Flag]) {
    guard !words.contains("--") else { return }
    var options: [String] = []
    while let last = words.last {
      let name = words.dropLast().last ?? ""
      if last == Flags.naming || take(last, flags) {
        if last == Flags.naming { profile = last }
        words = words.dropLast()
      } else if name == Flags.naming {
        profile = last
        words = words.dropLast(2)
      } else if Flags.isOption(last) {
        options.insert(last, at: 0)
        words = words.dropLast()
      } else if Flags.isOption(name), !flags.contains(where: { $0.name == name }) {
        options = [name, last] + options
        words = words.dropLast(2)
      } else {
        break
      }
    }
    words += options
  }

  /// False where it is none of these.
  private mutating func take(_ word: String, _ flags: [Flag]) -> Bool {
    if word.hasPrefix(Flags.naming + "=") {
      profile = String(word.dropFirst(Flags.naming.count + 1))
      return true
    }
    guard let flag = flags.first(where: { $0.name == word }) else { return false }
    self[keyPath: flag.field] = true
    return true
  }

  private static let naming = "--profile"

  private static func isOption(_ word: String) -> Bool { word.hasPrefix("--") && word.count > 2 }
}
