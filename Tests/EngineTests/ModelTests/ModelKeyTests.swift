import Engine
import Testing

@Suite struct ModelKeyTests {
  @Test func `A key is not printed by whatever holds it`() throws {
    let key = try #require(ModelKey("sk-secret\n"))
    var dumped = ""
    dump([key], to: &dumped)
    for words in ["\(key)", String(reflecting: key), "\([key])", dumped] { #expect(!words.contains("secret")) }
  }

  @Test(arguments: ["", " \n"])
  func `No key is none`(text: String) { #expect(ModelKey(text) == nil) }
}
