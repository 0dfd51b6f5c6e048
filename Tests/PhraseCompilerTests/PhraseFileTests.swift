import Testing

@testable import PhraseCompiler

@Suite struct PhraseFileTests {
  private static let snooze = """
    # Puts a card off.

    words
      it: (it|this)
      later: <soon> [or
        # a comment in between
        |and so on]

    phrases
      put <it> off
      not now, <later>
      (put|push) {which}
        off

    follow-up
      “later” \\ i said

    with note
      hide <it>

    examples
      put it off
      put the dentist off => {"which": "dentist", "a": "b=c"}
    """

  private static let words = "words\n  soon: (soon|later)\n"

  @Test func `A file becomes what it says, in its order`() throws {
    let file = try PhraseFile(path: "snooze.txt", text: PhraseFileTests.snooze)
    #expect(file.words.map(\.name) == ["it", "later"])
    #expect(file.words.map(\.words) == ["(it|this)", "<soon> [or |and so on]"])
    #expect(file.phrases.map(\.text) == ["put <it> off", "not now, <later>", "(put|push) {which} off"])
    #expect(file.phrases.map(\.line) == [10, 11, 12])
    #expect(file.followUpPhrases.map(\.text) == ["“later” \\ i said"])
    #expect(file.contextPhrases.map(\.context) == ["note"] && file.contextPhrases.map(\.phrase.text) == ["hide <it>"])
    #expect(file.examples.map(\.sentence) == ["put it off", "put the dentist off"])
    #expect(file.examples.map { $0.arguments.map { "\($0.name)=\($0.value)" } } == [[], ["a=b=c", "which=dentist"]])
  }

  @Test func `A folder becomes Swift with every string of it as a literal, tool by tool`() throws {
    let swift = try folder(["snooze": PhraseFileTests.snooze, "act": "phrases\n  act\n"]).swiftSource
    #expect(swift.contains("enum TestPhrases {"))
    #expect(swift.contains(#"static let words: [WordGroup] = ["# + "\n    (\"soon\", \"(soon|later)\")"))
    #expect(swift.contains("[\n    act_,\n    snooze_\n  ]"))
    #expect(swift.contains(##""“later” \\ i said""##))
    #expect(swift.contains(##"("put the dentist off", "a=b=c\nwhich=dentist")"##))
  }

  @Test(arguments: [
    ("  a phrase", 1, "The name of a section"), ("phrase\n  done", 1, "is none of words, phrases"),
    ("phrases\ndone", 2, "is none of words, phrases"), ("phrases\n  done\nphrases", 3, "two sections"),
    ("phrases\n done", 2, "indented by two blanks"), ("phrases\n\tdone", 2, "tab"),
    ("phrases\n    done", 2, "indented by two blanks"), ("words\n  done", 2, "a name, a colon"),
    ("words\n  it: (it)\n  it: (this)", 3, "two groups"), ("with a note\n  done", 1, "is none of"),
    ("examples\n  done => which", 2, "in quotes"), ("examples\n  done => {\"which\": 1}", 2, "in quotes"),
  ])
  func `What is no entry is refused by its line`(text: String, line: Int, message: String) {
    let error = #expect(throws: TextFileError.self) { try PhraseFile(path: "phrases/done.txt", text: text) }
    #expect(error?.description.hasPrefix("phrases/done.txt:\(line): error: ") == true)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    ("phrases\n  done\n  (done", 3, "“)” is missing"), ("phrases\n  [a (b|c]", 2, "Nothing opens this “]”"),
    ("phrases\n  a)", 2, "Nothing opens"), ("phrases\n  a|b", 2, "between brackets"),
    ("phrases\n  <nothing> done", 2, "called “nothing”"), ("phrases\n  a {which", 2, "not closed"),
    ("phrases\n  a {}", 2, "or empty"), ("phrases\n  a [{which}]", 2, "between brackets"),
    ("follow-up\n  <soon", 2, "not closed"), ("with note\n  a}", 2, "Nothing opens"),
    ("words\n  a: <b>\n  b: (b)", 2, "told before this is called “b”"), ("words\n  a: (b|{c})", 2, "has no {c}"),
  ])
  func `What is wrong in a phrase is told by its line`(text: String, line: Int, message: String) throws {
    let errors = try folder(["done": text]).errors
    #expect(errors.map(\.file) == ["done.txt"] && errors.first?.line == line)
    #expect(errors.first?.message.contains(message) == true, "\(errors)")
  }

  @Test func `All that is wrong in a folder is told at once`() throws {
    let errors = try folder(["done": "phrases\n  a)\n  b)", "act on": "phrases\n  (c"], words: "phrases\n  d").errors
    #expect(errors.map(\.file) == ["words.txt", "act on.txt", "act on.txt", "done.txt", "done.txt"])
    #expect(errors.map(\.line) == [2, 1, 2, 2, 3])
  }

  private func folder(_ tools: [String: String], words: String = words) throws -> PhraseFolder {
    PhraseFolder(
      name: "Test", words: try PhraseFile(path: "words.txt", text: words),
      tools: try tools.map { ($0.key, try PhraseFile(path: $0.key + ".txt", text: $0.value)) })
  }
}
