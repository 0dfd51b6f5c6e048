import Languages
import Testing

@testable import Engine

@Suite struct SourceTextTests {
  private let typed = SourceText(
    "ring Mum's dentist, Dr. Smith: +44 20 7946 0000, or see (https://teeth.example/a)", in: .english)

  @Test(arguments: ["Dr. Smith", "dr smith", "mum's", "+44 20 7946 0000", "7946 0000", "https://teeth.example/a"])
  func `What was typed stands there word for word`(words: String) { #expect(typed.contains(words)) }

  @Test(arguments: ["", "Smith Dr.", "mum", "44 44", "79", "teeth.example", "dentist Smith", "mallory"])
  func `Other words, pieces of words and another order do not`(words: String) { #expect(!typed.contains(words)) }

  @Test(arguments: ["see https://teeth.example/a.", "no link at all", "(HTTPS://TEETH.EXAMPLE/a)"])
  func `A link that was typed may be said again`(words: String) { #expect(typed.hasLinks(of: words)) }

  @Test(arguments: ["teeth.example", "https://teeth.example/", "https://eeth.example/a", "teeth.example/a"])
  func `A piece of a link is another link`(words: String) { #expect(!typed.hasLinks(of: words)) }

  @Test(arguments: ["call 20 7946 0000", "20-7946-0000", "+442079460000", "take 400 mg, in 2026"])
  func `A number that was typed may be said again, and so may a short one`(words: String) {
    #expect(typed.hasNumbers(of: words))
  }

  @Test(arguments: [
    "0900 555 0100", "+1(900)555-0100", "０９００５５５", "٠٩٠٠٥٥٥", "zero nine zero zero five",
    "nine double oh five five five", "n\u{200B}ine double oh five five five",
    "70070", "20 7946 0001", "x0900555y", "𝟎𝟗𝟎𝟎𝟓𝟓", "0.9.0.0.5.5.5",
  ])
  func `A number that was not typed is noticed however it is spelt`(words: String) {
    #expect(!typed.hasNumbers(of: "call \(words) now"))
  }
}
