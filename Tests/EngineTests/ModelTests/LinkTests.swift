import Testing

@testable import Engine

@Suite struct LinkTests {
  @Test(arguments: [
    "https://evil.example", "HTTP://X", "(www.evil.example)", "mailto:jo@x.example", "tel:112", "javascript:f()",
    "evil.example/?q=1", "evil.example:80/a", "evil.example?q", "//evil.example/", "(evil.example/a)",
    "jo@evil.example.", "https:\u{200D}//evil.example",
    "https:/\u{FE0F}/evil.example", "ht\u{200B}tp://x", "https://\u{301}evil.example",
  ])
  func `A word that opens something is a link`(word: String) { #expect(word[...].isLink) }

  @Test(arguments: [
    "and/or", "9.5/10", "e.g./i.e.", "data:", "hotel:7", "3:30", "README.md", "./configure", "~/notes", "who?", "@home",
    "at@once", "50/50.", "etc./so",
  ])
  func `Other words are none`(word: String) { #expect(!word[...].isLink) }

  @Test(arguments: ["mum", "the-plumber", "Ana"])
  func `A name reaches nobody by itself`(word: String) { #expect(!word[...].isReachable) }

  @Test(arguments: ["+44", "0900", "evil.example", "jo@x", "a/b"])
  func `A number, a host and an address do`(word: String) { #expect(word[...].isReachable) }
}
