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
    ("wait phone says 5.5 not 5", true), ("it should have been 71", true),
    ("ive done it again on the flat floor and its 93.4 not 94.2", true), ("the rota has 3 of us not 2", false),
    ("5 not 4 i cant count", true), ("its 10 not 9", true), ("60? no 70, hes doin the camp", true),
    ("i have 2 kids not 3", false), ("the score was 3 not 2", false), ("the code is wrong its 5", false),
  ])
  func `Only a contrast that names nothing is of what is current`(_ line: String, _ namesNothing: Bool) throws {
    #expect(try #require(NumberCorrection(line, in: .english)).hasNoSubject == namesNothing)
  }

  @Test(arguments: [
    "4 eggs and 5 apples", "thursday at 10 not 9am", "not today", "get 2 of the 3", "4 not 4",
    "room 4 is not for 5 of us at 7",
  ])
  func `Numbers that deny none are no contrast`(_ line: String) { #expect(NumberCorrection(line, in: .english) == nil) }
}

@Suite struct RestatedNumberTests {
  @Test(arguments: [("typo, 76.5", "76.5"), ("64.4 actually", "64.4"), ("sorry 64.1 i cant read", "64.1")])
  func `A number beside words that take back replaces the last one`(_ line: String, _ number: String) throws {
    let correction = try #require(NumberCorrection(line, in: .english))
    #expect(correction.wrongNumber == nil && correction.correctNumber == number && correction.hasNoSubject)
  }

  @Test(arguments: [
    "no one came", "no 5 is alive today", "5 eggs actually", "wait for 2 people", "sorry about the 3 calls",
  ])
  func `A number beside anything else corrects nothing`(_ line: String) {
    #expect(NumberCorrection(line, in: .english) == nil)
  }

  @Test func `Numbers may be said in words`() throws {
    let correction = try #require(NumberCorrection("make it eleven instead of ten", in: .english))
    #expect(correction.wrongNumber == "10" && correction.correctNumber == "11")
  }
}

@Suite struct SpokenNumberTests {
  @Test(
    arguments: [
      ([80, 9], 89), ([1, 100, 2], 102), ([10, 1000], 10_000), ([1, 40, 2], 142), ([1, 0, 4], 104),
      ([2, 1000, 5, 100, 30, 6], 2536),
    ] as [([Double], Double)])
  func `Words add up`(_ words: [Double], _ value: Double) {
    var number = SpokenNumber(words[0])
    let areTaken = words.dropFirst().map { number.append($0) }
    #expect(!areTaken.contains(false))
    #expect(number.value == value)
  }

  @Test(arguments: [[7, 30], [1, 2], [90, 10], [100, 100], [20, 0]] as [[Double]])
  func `What is no number is not one`(_ words: [Double]) {
    var number = SpokenNumber(words[0])
    let isTaken = number.append(words[1])
    #expect(!isTaken)
  }
}
