import Language
import Languages
import Testing

@testable import FocusTools
@testable import MemoryTools
@testable import NudgesTools
@testable import Settings
@testable import SymptomsTools
@testable import Tools

/// What tools look for in what is typed, in a language that is not English.
@Suite struct TypedWordsTests {
  @Test(arguments: [
    ("Zahnarzt anrufen", "phone call"), ("Steuererklärung machen", "tax"), ("steuererklaerung", "tax"),
    ("Müll rausbringen", "rubbish"), ("putze das Bad", "bathroom"), ("Blumen giessen", "plants"),
    ("Koffer packen", "pack a bag"), ("wash the dishes", "dishes"), ("etwas ganz anderes", "other"),
  ])
  func `A task's kind is told by its title, in each language that may be typed`(title: String, family: String) {
    #expect(StepTemplate.of(title, in: .german).name == family)
  }

  @Test(arguments: [
    ("wegen der Party", MessageTopic.about("der Party")), ("ob er Zeit hat", .question("ob er Zeit hat")),
    ("dass ich später komme", .news("ich später komme")), ("und Termin absagen", .task("Termin absagen")),
    ("gleich", .nothing),
  ])
  func `What a message is about stands behind the name`(words: String, matter: MessageTopic) {
    #expect(MessageTopic(words.split(separator: " "), .german) == matter)
  }

  @Test(arguments: [
    (["öffnen dann lesen"], ["öffnen", "lesen"]), (["1. öffnen", "und lesen"], ["öffnen", "lesen"]),
  ])
  func `Steps are parted as they are typed`(said: [String], steps: [String]) {
    #expect(OwnSteps.read(said, in: .german) == steps)
  }

  @Test func `Two ways to tell a fact are one`() {
    #expect(NormalizedFact("ich mag keine Hunde", in: .german) == NormalizedFact("mag nicht hund", in: .german))
    #expect(NormalizedFact("ich mag Hunde", in: .german) != NormalizedFact("ich mag keine Hunde", in: .german))
    #expect(NormalizedFact("I'm a vegetarian", in: .english) == NormalizedFact("i am vegetarian", in: .english))
  }

  @Test(arguments: ["22 uhr bis 8 uhr", "von 22 bis 8", "10 abends bis 8 morgens", "10pm to 8am", "22:00-08:00"])
  func `Quiet hours are read`(words: String) {
    #expect(QuietHours(words, in: .german)?.plainText == "22:00-08:00")
  }

  @Test func `A setting is switched by the words of each language, and by its own`() {
    let penguin = Settings.table.penguin
    for words in ["an", "ja", "on", "yes", "true"] { #expect(penguin.kind.read(words, .german) == true) }
    for words in ["aus", "nein", "off", "no", "false"] { #expect(penguin.kind.read(words, .german) == false) }
    #expect(penguin.kind.read("ja", .english) == nil)
  }

  @Test func `A medicine is told from its dose`() {
    #expect(Medicine("zwei von meinen schmerztabletten", in: .german) == Medicine("painkillers", dose: "zwei"))
    #expect(Medicine("ibuprofen 400", in: .german) == Medicine("ibuprofen", dose: "400"))
    #expect(Medicine("two of my paracetamol", in: .english) == Medicine("paracetamol", dose: "two"))
  }

  @Test func `Names of values are those of both languages`() {
    let names = Language.german.valueNames { $0.energyNames }
    #expect(names.value(named: "müde") == "low" && names.value(named: "muede") == "low")
    #expect(names.value(named: "knackered") == "low" && names.value(named: "fit") == "high")
  }
}
