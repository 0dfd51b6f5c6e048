import Foundation
import TestFiles
import Testing

@testable import Language
@testable import Languages

/// The lines that the model was learnt from: they say that it is the one that belongs to this code, and nothing of how
/// it does on others; `Tests/Crisis/train --folds` measures that.
@Suite struct CrisisTests {
  private func lines(_ side: String, _ tag: String) throws -> [String] {
    let folder = TestFiles.inCheckout("Tests/Crisis/\(tag)")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(".\(side).txt") }
      .flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n").map(String.init) }
  }

  @Test func `No spelling stands for two things`() {
    let spellings = EnglishCrisis.variants.map(\.0)
    #expect(Set(spellings).count == spellings.count)
    #expect(spellings.count > 100)
  }

  @Test(arguments: [(Language.english, 1000), (.german, 700)])
  func `The model fits the lines it was learnt from`(language: Language, least: Int) throws {
    let (crisis, fine) = (try lines("crisis", language.tag), try lines("fine", language.tag))
    #expect(crisis.count > least && fine.count > least)
    let (missed, wrong) = (
      crisis.count { Crisis($0, in: language) == nil }, fine.count { Crisis($0, in: language) != nil }
    )
    // With other features than it was learnt with it misses about one in a hundred.
    #expect(missed * 1000 < crisis.count)
    #expect(wrong * 1000 < fine.count)
  }

  @Test(arguments: [
    ("i want to die", false, false), ("I WANT TO DIE!!!", false, false), ("i wanna kms", false, false),
    ("my sister says she wants to kill herself", true, false), ("i'm going to kill myself tonight", false, true),
    ("ｉ ｗａｎｔ ｔｏ ｄｉｅ", false, false), ("i wa\u{200B}nt to d\u{200B}ie", false, false),
    ("milk, eggs, kill myself, post office", false, false),
    (
      "milk, eggs, bread, ring the bank, order cat food, kill myself, post office, hoover the stairs, renew the card",
      false, false
    ),
  ])
  func `It is told whose it is, and whether it is for now`(line: String, isAboutOther: Bool, isUrgent: Bool) throws {
    let crisis = try #require(Crisis(line, in: .english))
    #expect(crisis.isAboutOther == isAboutOther)
    #expect(crisis.isUrgent == isUrgent)
  }

  @Test(arguments: [
    ("nan has slid off her chair and her lips are blue", true), ("he's choking and cant get air", true),
    ("i want to die", false), ("he hits me when he drinks", false),
  ])
  func `A body in danger needs an ambulance first`(line: String, isEmergency: Bool) throws {
    #expect(try #require(Crisis(line, in: .english)).isEmergency == isEmergency)
  }

  @Test(arguments: [
    "self harm 2x today, pain 4, sleep 6", "sleep 5 food 3 self harm 8 walk 2", "energy 4 hunger 6 self harm 7 pain 2",
    "garden 3, suicide 1, garage 4", "1. flour 2. butter 3. die 4. yeast", "overdue bill, overdose, library books",
    "stamps / parcel tape / overdose / padded envelopes / ring the surgery", "fence panels - suicide - creosote",
    "- iron shirts - overdose - polish boots - pack for leeds", "clean fridge, die, collect jane",
    "first: bins. second: overdose. third: sleep", "school run, spellings, packed lunch, overdose, piano at 4",
    "feelings: sad 9 anxious 9 suicidal 9", "tidy room, apologise to beth, suicide?, feed hamster",
    "high priority: die. low priority: everything else",
  ])
  func `It is heard as one item among many`(line: String) { #expect(Crisis(line, in: .english) != nil) }

  @Test(arguments: [
    "suicide squad", "watch suicide squad, feed hamster", "tickets: suicide squad 2, barbie 2",
    "suicide prevention training at 2", "dead lift 9", "dead lift 9 squat 7 plank 3",
    "hamster dead, ring vet, bury him",
    "die cast mini, lego, marbles", "overdue books 2, overtime 4", "cut grass 2 / cut hedge 1 / burn clippings",
  ])
  func `An item that only sounds like it is left alone`(line: String) { #expect(Crisis(line, in: .english) == nil) }

  @Test(arguments: [
    ("yes", SafetyAnswer.safe), ("no", .unsafe), ("i dont know", .unsure), ("not really", .unsafe), ("im ok", .safe),
  ])
  func `An answer to whether they are safe`(line: String, safety: SafetyAnswer) {
    #expect(SafetyAnswer(line, in: .english) == safety)
  }

  @Test(arguments: [
    "not what i meant", "no, false alarm", "you misread me", "you got that wrong", "sorry, i didn't mean it like that",
    "that's not what i meant, i meant the plants", "not what i meant, it's a song by the smiths",
  ])
  func `That nobody was in danger`(line: String) { #expect(SafetyAnswer(line, in: .english) == .misread) }

  @Test(arguments: [
    "haha, it's just an expression", "that's a song", "it's the name of a film",
    "lol no i was only moaning about the traffic", "typo, sorry", "that was a line from the school play",
    "wrong chat, that was for my sister", "bit of a mix up, the kids had the laptop",
  ])
  func `What was meant instead`(line: String) { #expect(SafetyAnswer(line, in: .english) == .explained) }

  @Test(arguments: [
    "not what i meant, i want to kill myself now", "it was no joke", "what i meant is i'd be better off dead",
    "it was only a joke", "it's a joke, my life is a joke", "it was a mistake", "false alarm. goodbye everyone",
    "false alarm, just tired of all of it", "you got it wrong, nobody would miss me", "i meant it",
    "i meant every word",
    "it was just a song lyric but also yeah", "not what i meant, i meant i wish i had never been born",
    "our song is on",
  ])
  func `No objection`(line: String) {
    let answer = SafetyAnswer(line, in: .english)
    #expect(answer != .misread && answer != .explained)
  }

  @Test(arguments: [EnglishCrisis.self, GermanCrisis.self] as [any CrisisRules.Type])
  func `No phrase begins with a word that is skipped before it`(rules: any CrisisRules.Type) {
    let leads = rules.objectionLeads
    #expect(rules.answers[.misread]?.firstWords.isDisjoint(with: leads) == true)
    for phrases in [rules.explanations, rules.sources] {
      #expect(phrases.firstWords.isDisjoint(with: leads.union(rules.explanationLeads)))
    }
  }

  /// Lines of two writers that come after a crisis: of somebody still in danger (D), of somebody who was misread (R) and
  /// others (O). Builds that had not seen them believed 2 of the first's 60 who were misread and 21 of the second's, and 0
  /// and 4 of the 80 in danger, one of whom was watched no more.
  @Test(arguments: ["after-crisis-1", "after-crisis-2"])
  func `Who was misread is often believed, and who is in danger hardly ever`(file: String) throws {
    let lines = try TestFiles.read("\(file).en.txt").split(separator: "\n").map { $0.split(separator: "\t") }
    func answers(to kind: Substring) -> [SafetyAnswer] {
      lines.filter { $0[0] == kind }.compactMap { SafetyAnswer(String($0[1]), in: .english) }
    }
    let (danger, misread) = (answers(to: "D"), answers(to: "R"))
    print("\(file): believed", misread.count, "let go", danger.count { $0 == .misread || $0 == .explained })
    #expect(!danger.contains(.misread))
    #expect(danger.count { $0 == .explained } <= 4)
    #expect(misread.count { $0 == .misread || $0 == .explained } >= 20)
  }

  @Test(arguments: [
    "buy milk", "nothing to do tomorrow", "", "call mum at 5", "no milk left", "yes buy milk", "ok ring the vet",
    "maybe call mum at 5", "not sure about the invoice", "the milk is fine", "tell him yes",
    "i am safe to drive to work",
  ])
  func `Another line is no answer`(line: String) { #expect(SafetyAnswer(line, in: .english) == nil) }

  @Test(arguments: [100, 5_000, 200_000])
  func `It is heard at the end of a text of any length`(words: Int) {
    let text = String(repeating: "we went to the shop and it was closed. ", count: words / 8)
    #expect(Crisis(text, in: .english) == nil)
    #expect(Crisis(text + "i want to kill myself", in: .english) != nil)
    #expect(Crisis("i want to kill myself. " + text, in: .english) != nil)
  }

  @Test func `A megabyte is read at once`() {
    // The best of several times, as other tests run beside it.
    func time(_ count: Int) -> Duration? {
      let text = String(repeating: "buy milk and bread and ", count: count)
      return (1...4).map { _ in ContinuousClock().measure { #expect(Crisis(text, in: .english) == nil) } }.min()
    }
    let (short, long) = (time(1000), time(50_000))
    #expect(long.map { $0 < short.map { $0 * 10 } ?? .zero } == true)
  }
}
