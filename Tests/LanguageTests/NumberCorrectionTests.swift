import Testing

@testable import Language
@testable import Languages

@Suite struct NumberCorrectionTests {
  @Test(arguments: [
    ("40 sick bowls not 20", "20", "40", "sick bowls"),
    ("not 6 its more like a 7 that wrist", "6", "7", "its more like a that wrist"),
    ("60? no 70", "60", "70", "no"), ("only 3 left so 3 sheets not 4", "4", "3", "only 3 left so sheets"),
    ("3.5 not 4", "4", "3.5", ""),
    ("the knee is a 5 not a 6", "6", "5", "the knee is a a"), ("its 12 50 a foot not 14", "14", "12 50", "its a foot"),
    ("60? no 70 hes doin the camp n all", "60", "70", "no hes doin the camp n all"),
    ("gate code is wrong its 4478", nil, "4478", "gate code is"),
  ])
  func `A number is contrasted with the one that was meant`(
    _ line: String, wrong: String?, meant: String, about: String
  ) throws {
    let contrast = try #require(NumberCorrection(line, in: .english))
    #expect(contrast.wrongNumber == wrong)
    #expect(contrast.correctNumber == meant)
    #expect(contrast.context == about)
  }

  @Test(arguments: [
    ("5 not 4 i cant count", true), ("its 10 not 9", true), ("60? no 70, hes doin the camp", true),
    ("i have 2 kids not 3", false), ("the score was 3 not 2", false), ("the code is wrong its 5", false),
  ])
  func `Only a contrast that names nothing is of what is in hand`(_ line: String, _ namesNothing: Bool) throws {
    #expect(try #require(NumberCorrection(line, in: .english)).hasNoSubject == namesNothing)
  }

  @Test(arguments: [
    "4 eggs and 5 apples", "thursday at 10 not 9am", "not today", "get 2 of the 3", "4 not 4",
    "room 4 is not for 5 of us at 7",
  ])
  func `Numbers that deny none are no contrast`(_ line: String) { #expect(NumberCorrection(line, in: .english) == nil) }
}
