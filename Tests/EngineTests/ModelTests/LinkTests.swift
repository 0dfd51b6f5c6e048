import Testing

@testable import Engine

@Suite struct LinkTests {
  @Test(arguments: [
    "https://evil.example", "HTTP://X", "(www.evil.example)", "mailto:jo@x.example", "tel:112", "javascript:f()",
    "evil.example/?q=1", "evil.example:80/a", "evil.example?q", "//evil.example/", "(evil.example/a)",
    "jo@evil.example.", "https:\u{200D}//evil.example", "x://y",
    "https:/\u{FE0F}/evil.example", "ht\u{200B}tp://x",
    "ht\u{200B}tps:evil", "web\u{2060}cal:evil", "https://\u{301}evil.example",
    // No slashes, the wrong ones, one too many.
    "https:evil", "HTTPS:evil", "http:\\\\evil", "http:/evil", "https:///evil", "//evil", "\\\\evil\\share",
    "webcal:evil", "webcal://evil", "nudge:done?id=1", "unheardof:evil/x", "data:text/html",
    // Hosts alone.
    "evil.example", "evil.example.", "“evil.example”,", "*evil.example*", "[here](evil.example)", "93.184.216.34",
    "93.184.216.34/x", "evil.example,", "README.md", "xn--bcher-kva.example", "evil.xn--p1ai",
    // In other letters.
    "ｈｔｔｐｓ：／／ｅｖｉｌ", "ｅｖｉｌ．ｅｘａｍｐｌｅ", "evil。example", "evil․example", "evil｡example", "https:⁄⁄evil",
    "https∶//evil", "𝐡𝐭𝐭𝐩𝐬:evil", "ⓔⓥⓘⓛ.ⓔⓧⓐⓜⓟⓛⓔ", "９３.１８４.２１６.３４", "jo＠evil.example", "evil.\u{3164}example",
    "tel：112",
  ])
  func `A word that opens something is a link`(word: String) { #expect(word.isLink) }

  @Test(arguments: [
    "and/or", "9.5/10", "e.g./i.e.", "data:", "hotel:7", "3:30", "./configure", "~/notes", "who?", "@home",
    "at@once", "50/50.", "etc./so", "wait...what", "well…so", "mood:5/10", "Next:", "1.Begin", "12.Then", "a.m.",
    "3.30pm",
    "1.5kg", "v1.2", "C:", "und：", "ja。", "9:30-10:15", "note:this", "::", "//", "…", "1/2", "½", "Straße.",
  ])
  func `Other words are none`(word: String) { #expect(!word.isLink) }
}
