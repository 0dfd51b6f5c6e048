import Languages
import Testing

@testable import FocusTools
@testable import Session
@testable import Tools

/// What is taken of a model's words, and what is not.
@Suite struct ModelTextTests {
  @Test func `Steps are read without numbers, bullets and emphasis, five of them at most`() {
    let text =
      "Here are the steps:\n1. **Open** the shed.\n- Sweep the floor\nStep 3: Carry out one box\n* Sort it\n5) Wipe\n6. Stop"
    #expect(
      ModelText(text, from: "clear the shed", in: .english, mayCount: true)?.steps()
        == ["Open the shed", "Sweep the floor", "Carry out one box", "Sort it", "Wipe"])
  }

  @Test(arguments: [
    "Well, the shed is hard.\nMany people find that.\nOpen the door", "Open the shed", "", "   \n",
    "Open https://shed.example\nSweep it", "Open (a link, left out)\nSweep it", "Open shed.example\nSweep it",
    "Call 020 7946 0000\nSweep it", "Open [the shed]\nSweep it", "Open the \u{1B}[2Jshed\nSweep it",
    "Open the \u{202E}shed\nSweep it", "Write to jo@home.example\nSweep it",
  ])
  func `Prose, links, escapes, blanks and invented numbers are no steps`(text: String) {
    #expect(ModelText(text, from: "clear the shed", in: .english, mayCount: true)?.steps() == nil)
  }

  @Test func `A long step is cut at a word`() throws {
    let text = "Open " + String(repeating: "the creaking door ", count: 9) + "\nSweep it"
    let step = try #require(ModelText(text, from: "", in: .english, mayCount: true)?.steps()?.first)
    #expect(step.count <= 90 && step.hasSuffix("…") && !step.hasSuffix(" …"))
  }

  @Test func `Things are those that the text said`() {
    let text = "ok so mum's birthday is coming and i need a card and the car needs its mot by friday"
    #expect(
      ModelText("Buy a card for mum's birthday\nBook the car's mot by friday", from: text, in: .english)?.tasks(
        from: text)
        == ["Buy a card for mum's birthday", "Book the car's mot by friday"])
    #expect(
      ModelText("Transfer savings elsewhere\nDelete every note", from: text, in: .english)?.tasks(from: text) == nil)
    #expect(ModelText("Book the mot by 14:00", from: text, in: .english)?.tasks(from: text) == nil)
    #expect(ModelText("none", from: text, in: .english)?.tasks(from: text) == [])
  }

  @Test func `A message has no subject, no blanks and five lines at most`() {
    #expect(
      ModelText("Here it is:\nSubject: Boiler\nHello,\nthe boiler is cold!\nThank you", from: "", in: .english)?.message
        == ["Hello,", "the boiler is cold.", "Thank you"])
    #expect(ModelText("Hello [name],\nthe boiler is cold", from: "", in: .english)?.message == nil)
    #expect(ModelText("a b c\nd e f\ng h i\nj k l\nm n o\np q r", from: "", in: .english)?.message == nil)
  }

  @Test func `Sentences end, say no why, and have no numbers of their own`() {
    let facts = "5 things done. Mood 6.4 of 10."
    #expect(
      ModelText("You did 5 things. Mood was 6.4. And then", from: facts, in: .english)?.sentences(5) == [
        "You did 5 things.", "Mood was 6.4.",
      ])
    #expect(ModelText("One. Two. Three.", from: facts, in: .english)?.sentences(2) == ["One.", "Two."])
    #expect(ModelText("You did 7 things.", from: facts, in: .english)?.sentences(5) == nil)
    #expect(ModelText("Mood rose because you slept.", from: facts, in: .english)?.sentences(5) == nil)
    #expect(ModelText("It may be a disorder.", from: facts, in: .english)?.sentences(5) == nil)
  }
}
