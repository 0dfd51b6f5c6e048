import Testing

@testable import Language
@testable import Languages

@Suite struct SelfRepairTests {
  @Test(arguments: [
    ("i'd say a 6, no tell a lie, more like a 7 out of 10", "i'd say a 7 out of 10"),
    ("about a 5 no wait 4", "about a 4"), ("bp 131/84 no sorry 141/84", "bp 141/84"),
    ("slept five no six and a half hours", "slept six and a half hours"),
    ("had 2 ibuprofen, correction, 1 ibuprofen", "had 1 ibuprofen"), ("took 2 codeine, no, 3", "took 3 codeine"),
    ("slept 5h no 6", "slept 6h"), ("buy 4 no wait 5 eggs", "buy 5 eggs"), ("5 no 6 no 7", "7"),
  ])
  func `Only the number that was meant is left`(_ line: String, repaired: String) {
    #expect(SelfRepair.applied(to: line, in: .english) == repaired)
  }

  @Test(arguments: [
    "dentist at 5 no 6", "3 coffees no 2 teas", "no 5 is alive", "6 or 7", "mood 5, sorry about the 3 calls",
    "push it up by 5", "room 4, wait for 2 people",
  ])
  func `Without a number that replaces another nothing is left out`(_ line: String) {
    #expect(SelfRepair.applied(to: line, in: .english) == line)
  }
}
