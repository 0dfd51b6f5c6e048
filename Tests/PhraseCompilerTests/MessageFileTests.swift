import Foundation
import TestFiles
import Testing

@testable import PhraseCompiler

@Suite struct MessageFileTests {
  private static let german = """
    # German.
    msgid ""
    msgstr ""
    "Language: de\\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

    #: A.swift
    msgid "Kept: {0}."
    msgstr ""
    "Notiert: "
    "{0}."

    msgctxt "verb"
    msgid "open"
    msgstr "öffnen \\"so\\""

    msgid "in a day"
    msgid_plural "in {0} days"
    msgstr[0] "in einem Tag"
    msgstr[1] "in {0} Tagen"

    msgid "new"
    msgstr ""

    """

  @Test func `A file is read, entry by entry`() throws {
    let file = try MessageFile(path: "messages.po", text: MessageFileTests.german)
    #expect(file.messages.map(\.key) == ["Kept: {0}.", "verb|open", "in a day", "new"])
    #expect(
      file.messages.map(\.strings).prefix(3) == [
        ["Notiert: {0}."], ["öffnen \"so\""], ["in einem Tag", "in {0} Tagen"],
      ])
    #expect(file.messages[0].comments == ["#: A.swift"] && file.messages[0].line == 8)
    #expect(file.messages.map(\.isTranslated) == [true, true, true, false])
    #expect(try file.errors(file.pluralRule()) == [])
    #expect(try MessageFile(path: "again.po", text: file.text).messages.map(\.text) == file.messages.map(\.text))
  }

  @Test func `It becomes a table in the order of its keys`() throws {
    let file = try MessageFile(path: "messages.po", text: MessageFileTests.german)
    let swift = try file.swiftSource(file.pluralRule())
    #expect(swift.contains("form: { n in ((n != 1) ? 1 : 0) }"))
    #expect(swift.contains(#"in a day\u{1F}in einem Tag\u{1F}in {0} Tagen\u{1E}\"#))
    #expect(swift.contains(#"verb|open\u{1F}öffnen \"so\"\u{1E}\"#))
    let places = ["Kept", "in a day", "verb|"].compactMap { swift.range(of: $0)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted() && !swift.contains("new"))
  }

  @Test(arguments: [
    ("msgid \"a\"\nmsgstr b", 2, "between quotes"),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[1] \"c\"", 3, "next form"),
    ("msg \"a\"", 1, "none of msgctxt"), ("\"a\"", 1, "stands behind"), ("msgid \"a\"\n", 1, "has no msgstr"),
    ("msgid \"a\\x\"\nmsgstr \"\"", 1, "Behind a"), ("msgid \"a\"b\"\nmsgstr \"\"", 1, "inside a string"),
  ])
  func `What is no entry is refused by its line`(text: String, line: Int, message: String) {
    let error = #expect(throws: TextFileError.self) { try MessageFile(path: "de/messages.po", text: text) }
    #expect(error?.description.hasPrefix("de/messages.po:\(line): error: ") == true, "\(error?.description ?? "")")
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    ("msgid \"{0} a\"\nmsgstr \"{1} b\"", "other holes"), ("msgid \"{0} a\"\nmsgstr \"b\"", "other holes"),
    ("msgid \"on {0}\"\nmsgstr \"an {0|Tag}\"", "1 forms, not 2"),
    ("msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"", "1 forms"),
    ("msgid \"new\"\nmsgstr \"neu\"", "two messages"),
  ])
  func `What is wrong in a translation is told by its line`(text: String, message: String) throws {
    let file = try MessageFile(path: "messages.po", text: MessageFileTests.german + text)
    let errors = try file.errors(file.pluralRule())
    #expect(errors.map(\.line) == [24] && errors[0].message.contains(message), "\(errors)")
  }

  @Test(arguments: [
    ("nplurals=1; plural=0;", 1, "0"), ("nplurals=2; plural=n>1;", 2, "((n > 1) ? 1 : 0)"),
    ("nplurals=2; plural=(n % 10 == 1 && !n);", 2, "((((n % 10) == 1) && !(n != 0)) ? 1 : 0)"),
    ("nplurals=3; plural=n==1 ? 0 : n>=2 && n<=4 ? 1 : 2;", 3, "((n == 1) ? 0 : (((n >= 2) && (n <= 4)) ? 1 : 2))"),
  ])
  func `A plural rule of C is one of Swift`(text: String, count: Int, swift: String) {
    let rule = PluralRule(text)
    #expect(rule?.count == count && rule?.expression == swift, "\(rule?.expression ?? "none")")
  }

  @Test(arguments: ["", "nplurals=2;", "nplurals=2; plural=n=1;", "nplurals=2; plural=(n;", "nplurals=2; plural=m;"])
  func `What is no plural rule is none`(text: String) { #expect(PluralRule(text) == nil) }

  @Test func `Nothing translated is lost when the template changes`() throws {
    let old = try MessageFile(path: "messages.po", text: MessageFileTests.german)
    var template = Message(key: "in a day", plural: "in {0} days")
    template.comments = ["#: B.swift"]
    let merged = old.merged(
      with: MessageFile(path: "messages.pot", header: Message(), messages: [template, Message(key: "fresh")]))
    let again = try MessageFile(path: "messages.po", text: merged.text)
    #expect(again.messages.map(\.key) == ["in a day", "fresh", "Kept: {0}.", "verb|open"])
    #expect(again.messages.map(\.isObsolete) == [false, false, true, true])
    #expect(
      again.messages[0].strings == ["in einem Tag", "in {0} Tagen"] && again.messages[0].comments == ["#: B.swift"])
    #expect(again.messages[2].strings == ["Notiert: {0}."])
    // Repeating into the sources has its translation again.
    let back = again.merged(
      with: MessageFile(path: "messages.pot", header: Message(), messages: [Message(key: "verb|open")]))
    #expect(back.messages.first?.strings == ["öffnen \"so\""] && back.messages.first?.isObsolete == false)
  }

  @Test func `A literal is read as its key`() {
    let source = #"""
      f("Kept: \(title), \(n, "day", "days") \([a("x)")])", PluralKey("a “b”\n", "\u{2026}"))
      """#
    var literal = SourceLiteral(in: Array(source.utf8), at: 2)
    #expect(literal.key() == "Kept: {0}, {1} {2}")
    var call = SourceLiteral(in: Array(source.utf8), at: source.utf8.count - 30)
    #expect(call.arguments() == ["a “b”\n", "…"])
    var long = SourceLiteral(in: Array("\"\"\"\n    One \\\n    line of \\(a),\n    \"two\".\n    \"\"\"".utf8), at: 0)
    #expect(long.key() == "One line of {0},\n\"two\".")
  }
}

/// The languages there are, against the template of all sentences.
@Suite struct TranslationTests {
  private static let folder = TestFiles.inCheckout("Sources/Languages")
  static let languages = ["German"]

  private static func file(_ name: String) throws -> MessageFile {
    try MessageFile(path: name, text: String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
  }

  @Test(arguments: languages)
  func `Every sentence has a translation with the same holes`(language: String) throws {
    let (template, own) = try (TranslationTests.file("messages.pot"), TranslationTests.file("\(language)/messages.po"))
    #expect(template.messages.count > 1500)
    let known = Dictionary(own.messages.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let missing = template.messages.filter { known[$0.key]?.isTranslated != true || known[$0.key]?.isObsolete == true }
    #expect(missing.isEmpty, "\(missing.count), such as \(missing.prefix(20).map(\.key))")
    let plurals = template.messages.filter { known[$0.key]?.plural != $0.plural }
    #expect(plurals.isEmpty, "\(plurals.map(\.key))")
    #expect(try own.errors(own.pluralRule()) == [])
  }

  @Test(arguments: languages)
  func `Nothing is shouted`(language: String) throws {
    for message in try TranslationTests.file("\(language)/messages.po").messages {
      #expect(!message.strings.contains { $0.contains("!") }, "\(message.strings)")
    }
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/msgfmt"), "msgfmt is not installed"),
    arguments: languages)
  func `gettext's own check finds nothing`(language: String) throws {
    let check = Process()
    check.executableURL = URL(fileURLWithPath: "/usr/bin/msgfmt")
    check.arguments = [
      "-c", "-o", "/dev/null", TranslationTests.folder.appendingPathComponent("\(language)/messages.po").path,
    ]
    let output = Pipe()
    check.standardError = output
    try check.run()
    let told = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    check.waitUntilExit()
    #expect(check.terminationStatus == 0, "\(told)")
  }
}
