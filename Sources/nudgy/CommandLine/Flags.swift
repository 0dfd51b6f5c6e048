/// The flags that may stand before or after any verb.
struct Flags {
  var skipAuth = false
  var seed = false
  var accessible = false
  var json = false
  /// One line of JSON for each record of a reply.
  var ndjson = false
  var noInput = false
  var dryRun = false
  var help = false
  var version = false
  /// The profile to use, from `--profile NAME`.
  var profile: String?
  /// What to print of each record, from `--format TEMPLATE`: “{id} {title}”.
  var format: String?

  /// Whether a program reads what is printed.
  var isForPrograms: Bool { json || ndjson || format != nil }

  private struct Flag: Sendable {
    let name: String
    var short: String?
    /// `nil` hides the flag from help; it is then accepted only before the verb.
    let about: String?
    let field: any WritableKeyPath<Flags, Bool> & Sendable
  }

  private static let table = [
    Flag(name: "--json", about: "print data as JSON", field: \.json),
    Flag(name: "--ndjson", about: "print each record as a line of JSON", field: \.ndjson),
    Flag(name: "--dry-run", about: "say what would be done, and do nothing", field: \.dryRun),
    Flag(name: "--no-input", about: "never ask anything", field: \.noInput),
    Flag(name: "--accessible", about: "no boxes, no drawings, words for colours", field: \.accessible),
    Flag(name: "--skip-auth", about: "open without asking for a passphrase (development)", field: \.skipAuth),
    Flag(name: "--seed", about: nil, field: \.seed),
    Flag(name: "--help", short: "-h", about: "say how it is used", field: \.help),
    Flag(name: "--version", short: "-V", about: "print the version", field: \.version),
  ]

  /// A flag with a value.
  private struct ValueFlag: Sendable {
    let name: String
    let value: String
    let about: String
    let field: any WritableKeyPath<Flags, String?> & Sendable
  }

  private static let valueFlags = [
    ValueFlag(
      name: "--profile", value: "NAME", about: "speak of that profile; NUDGY_PROFILE does the same", field: \.profile),
    ValueFlag(
      name: "--format", value: "TEMPLATE", about: "print a line for each record, like “{id} {title}”",
      field: \.format),
  ]

  /// The flags that take a value.
  static var values: [String] { valueFlags.map(\.name) }

  /// Name and description of every flag that help shows.
  static var helpRows: [(name: String, about: String)] {
    table.compactMap { flag in
      flag.about.map { ([flag.short, flag.name].compactMap(\.self).joined(separator: ", "), $0) }
    }
      + valueFlags.map { ("\($0.name) \($0.value)", $0.about) }
  }
}

extension Flags {
  /// Removes the flags from the words: those before the verb, right after it, and at the very end, where options with a
  /// value may stand among them. A flag between other words counts as a word, and so does everything after `--`.
  ///
  /// - Parameter isFixed: whether only options, and no free text, can follow that verb; flags then count anywhere.
  init(_ words: inout [String], isFixed: (_ verb: String) -> Bool = { _ in false }) {
    var remaining = words[...]
    takeFirst(of: &remaining, Flags.table)
    guard let verb = remaining.popFirst() else {
      words = []
      return
    }
    let publicFlags = Flags.table.filter { $0.about != nil }
    takeFirst(of: &remaining, publicFlags)
    var leading: [String] = []
    while isFixed(verb), let word = remaining.first, word != "--" {
      leading.append(word)
      remaining = remaining.dropFirst()
      takeFirst(of: &remaining, publicFlags)
    }
    takeLast(of: &remaining, publicFlags)
    words = [verb] + leading + remaining
  }

  private mutating func takeFirst(of words: inout ArraySlice<String>, _ flags: [Flag]) {
    while let word = words.first {
      if let flag = Flags.valueFlag(word) {
        // Without a value, the flag itself becomes the value; as a profile's name that is reported later.
        self[keyPath: flag.field] = words.dropFirst().first ?? word
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
      if let flag = Flags.valueFlag(last) {
        self[keyPath: flag.field] = last
        words = words.dropLast()
      } else if take(last, flags) {
        words = words.dropLast()
      } else if let flag = Flags.valueFlag(name) {
        self[keyPath: flag.field] = last
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

  /// Returns false if the word is not one of these flags.
  private mutating func take(_ word: String, _ flags: [Flag]) -> Bool {
    if let flag = Flags.valueFlags.first(where: { word.hasPrefix($0.name + "=") }) {
      self[keyPath: flag.field] = String(word.dropFirst(flag.name.count + 1))
      return true
    }
    guard let flag = flags.first(where: { $0.name == word || $0.short == word }) else { return false }
    self[keyPath: flag.field] = true
    return true
  }

  private static func valueFlag(_ word: String) -> ValueFlag? { valueFlags.first { $0.name == word } }

  private static func isOption(_ word: String) -> Bool { word.hasPrefix("--") && word.count > 2 }
}
