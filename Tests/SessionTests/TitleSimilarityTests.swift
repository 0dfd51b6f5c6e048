import Languages
import Testing

@testable import Session

@Suite struct TitleSimilarityTests {
  @Test(arguments: [
    ("call the bank", "call the bank", 100), ("well i called the bank", "call the bank about the loan", 80),
    ("ring the bank", "call the bank", 100), ("dentist", "call the dentist", 67),
    // A word with a slip counts for less, and nothing where no word is right.
    ("call the dentst", "call the dentist", 90), ("dentst", "dentist", 0),
    // One word of several is a coincidence.
    ("water bill", "water the ferns", 0), ("pay the rent", "book a flight", 0), ("", "call the bank", 0),
    ("call the bank", "", 0),
  ])
  func `Titles are as alike as the words that they share`(query: String, title: String, percent: Int) {
    #expect(Int((100 * TitleSimilarity(query, in: .english).score(title)).rounded()) == percent)
  }

  @Test(arguments: [
    ("call the bank", ["call the bank"]), ("the bank call again", ["call the bank"]),
    ("dentist", ["call the dentist", "book the dentist"]), ("ferns", ["water the ferns"]), ("quince", []),
  ])
  func `The nearest are those that no other clearly beats`(query: String, nearest: [String]) {
    let titles = ["call the bank", "call the dentist", "book the dentist", "water the ferns", "bank statement"]
    #expect(TitleSimilarity(query, in: .english).nearest(titles) { $0 } == nearest)
  }
}
