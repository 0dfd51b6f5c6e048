import Engine
import Records
import Store
import Testing

@testable import Session
@testable import Tools

/// Only what a line states of the speaker is logged or finished: nothing that it asks, denies, supposes, means to do or
/// says of others.
@Suite struct AssertionTests {
  let home = TestHome()

  private var doses: [MedicationEntry] { get throws { try home.store.all(MedicationEntry.self) } }

  @Test(arguments: [
    "how long since my last ibuprofen", "did i take ibuprofen today", "ibuprofen 4 or 6 hours apart?",
    "i havent had any ibuprofen since 2", "i did not take the ibuprofen", "gonna take ibuprofen after this meeting",
    "if i take ibuprofen now can i have wine", "nearly took ibuprofen twice", "ran out of ibuprofen",
    "only got 2 ibuprofen left", "ibuprofen makes me dizzy", "ibuprofen wears off by 3 every time",
    "mum took her ibuprofen at 9", "gave my youngest ibuprofen at 2am", "never take ibuprofen on an empty stomach",
    "i was on ibuprofen for years", "Mark took his ibuprofen at 9", "ibuprofen given to the kids",
    "cant remember whether i took ibuprofen or paracetamol",
  ])
  func `No dose comes of a line that says of none`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try doses.allSatisfy { ![.taken, .late].contains($0.state) })
  }

  @Test(arguments: [
    "took ibuprofen", "ibuprofen 400", "2 ibuprofen at 8 with breakfast", "ibuprofen taken", "had an ibuprofen at last",
    "so i took ibuprofen for the headache", "can you log 2 ibuprofen please", "just necked two ibuprofen",
    "not great today, took ibuprofen", "took ibuprofen as my gp recommended", "took ibuprofen, cant remember what time",
    "took ibuprofen, dont know if it helps", "para x2 and ibuprofen", "i take back what i said, i had two ibuprofen",
  ])
  func `A dose that was taken is logged`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try doses.contains { $0.medication == "ibuprofen" && $0.state == .taken })
  }

  @Test(arguments: ["left out the ibuprofen today, on the pharmacist's advice", "skipped ibuprofen"])
  func `A dose that was left out is logged as that`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try doses.map(\.state) == [.skipped])
  }

  @Test(arguments: [
    "my husband's blood pressure was 160 over 95", "if only i had slept 8 hours", "gave my youngest calpol, temp 38.9",
    "2 litres of water a day is a myth supposedly", "how is my pulse of 60 compared with others",
  ])
  func `No measure comes of what is another's or is only supposed`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(Measure.self).isEmpty)
  }

  @Test(arguments: [
    "feeling better now, 7/10", "mood 7 but i need sleep", "mum rang, mood 7", "mood 7, could be worse",
    "mood 7 i should go out more", "mood 7 not sure if its the weather",
  ])
  func `A mood is the speaker's whatever else the line says`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(MoodLog.self).map(\.score) == [7])
  }

  @Test(arguments: ["bp was at 7.50 same as tablets", "pulse 7"])
  func `No measure is what no body can have`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(Measure.self).isEmpty)
  }

  @Test(arguments: [
    "the garden gate isn't mended", "half the garden gate is mended", "rang about the garden gate but nobody picked up",
    "is the garden gate mended?", "will mend the garden gate", "the gate still needs mending", "nearly mended the gate",
    "should i mend the garden gate", "haven't mended the garden gate yet",
  ])
  func `No card is finished that is not`(line: String) async throws {
    let reader = home.reader()
    await home.say("add mend the garden gate", line, in: reader)
    #expect(try home.store.all(Nudge.self).first { $0.title == "mend the garden gate" }?.status == .active)
  }

  @Test(arguments: [
    "mended the garden gate", "the garden gate is mended", "garden gate done", "finally mended that gate",
    "mended the garden gate, still need to hoover", "mended the garden gate but couldnt believe the price",
    "mended the garden gate, sister got engaged", "mended the garden gate, no idea what to do next",
    "can you mark the garden gate done", "cant believe i mended the garden gate",
  ])
  func `A card that is finished is closed`(line: String) async throws {
    let reader = home.reader()
    await home.say("add mend the garden gate", line, in: reader)
    #expect(try home.store.all(Nudge.self).first { $0.title == "mend the garden gate" }?.status == .done)
  }

  @Test func `A card that the line leaves out stays open`() async throws {
    let reader = home.reader()
    await home.say(
      "add write invoice Bell", "add write invoice Hartmann", "done with all the invoices except Bell", in: reader)
    #expect(try home.store.all(Nudge.self).first { $0.title == "write invoice Bell" }?.status == .active)
  }
}
