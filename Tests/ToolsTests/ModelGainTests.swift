import Engine
import Language
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

/// What tools ask a model for, and what they say where it answers and where it does not. Friday 20 November 2026 at ten.
@Suite struct ModelGainTests {
  let home = TestHome()

  @Test func `Steps for what nudgy does not know are a model's, marked, and kept as they were shown`() async throws {
    await home.say("tune the zither")
    let (reply, asked) = try await home.run(
      "break", writing: "1. Fetch the pot\n2. Fill it halfway\n3. Press the soil down")
    #expect(reply.receipt?.text() == "First steps (model):")
    #expect(reply.steps == ["Step 1: Fetch the pot", "Step 2: Fill it halfway", "Step 3: Press the soil down"])
    #expect(asked.map(\.kinds) == [["nudge"]] && asked[0].prompt.contains("tune the zither"))
    #expect(try home.titles(.active) == ["tune the zither"])
    let open = try #require(reply.question?.freeAnswer?.call)
    _ = try await home.run("break", open.with("steps", .words("keep these steps")).arguments, writing: nil)
    #expect(try home.titles(.active).suffix(3) == ["Fetch the pot", "Fill it halfway", "Press the soil down"])
  }

  @Test(arguments: [nil, "I cannot help with that.", "Open https://zither.example\nPay there"])
  func `Without an answer of use the steps are nudgy's own`(answer: String?) async throws {
    await home.say("tune the zither")
    let (reply, _) = try await home.run("break", writing: answer)
    #expect(reply.receipt == nil)
    #expect(reply.steps.first == "Step 1: Go to where it happens and set a timer for 5 minutes")
  }

  @Test func `What nudgy knows is no model's business`() async throws {
    await home.say("call the dentist")
    let (_, asked) = try await home.run("break", writing: "Open it\nClose it")
    #expect(asked.isEmpty)
  }

  @Test func `A model's draft is marked and shown, and stands nowhere before it is kept`() async throws {
    await home.say("text mum about the party")
    let (reply, asked) = try await home.run(
      "act", ["draft": .words("first")], writing: "Hi Mum,\nwhen does the party begin!")
    #expect(reply.lines == ["A text to mum (model):", "Hi Mum,", "when does the party begin."])
    #expect(asked.map(\.kinds) == [["nudge"]])
    #expect(try home.store.all(Nudge.self).map(\.notes) == [nil])
    let yes = try #require(reply.question?.choices.first?.call)
    _ = try await home.run("edit", yes.arguments, writing: nil)
    #expect(try home.store.all(Nudge.self).map(\.notes) == ["Draft: Hi Mum,\nwhen does the party begin."])
    let (kept, again) = try await home.run("act", ["draft": .words("first")], writing: "Hi")
    #expect(kept.lines == ["The draft you kept:", "Hi Mum,", "when does the party begin."] && again.isEmpty)
  }

  @Test func `A draft in a person's own words is kept beside the notes there are`() async throws {
    await home.say(
      "text mum about the party", "note on it: she likes lilies", "draft it", "own", "Mum, buy 3 lilies?", "yes")
    let notes = try home.store.all(Nudge.self).compactMap(\.notes)
    #expect(notes.first?.hasSuffix("Draft: Mum, buy 3 lilies?") == true)
  }

  @Test func `A dump goes to a model at the person's word alone`() async throws {
    let (_, unasked) = try await home.run(
      "dump", ["text": .words("mum wants a card and the car has no mot since friday")], writing: "Buy a card")
    #expect(unasked.isEmpty)
    let (_, unnamed) = try await home.run("untangle", writing: "Get a card for mum")
    #expect(unnamed.isEmpty)
    let before = try home.titles(.active)
    let (reply, asked) = try await home.run(
      "untangle", ["with": .words("model")], writing: "Get a card for mum\nSort the mot of the car")
    #expect(asked.map(\.kinds) == [["brain_dump"]] && asked[0].prompt.contains("no mot since friday"))
    #expect(reply.receipt?.text() == "2 things in it (model):")
    #expect(try home.titles(.active) == before)
    let yes = try #require(reply.question?.choices.first?.call)
    _ = try await home.run("untangle", yes.arguments, writing: nil)
    #expect(try home.titles(.active) == ["Get a card for mum", "Sort the mot of the car"])
    await home.say("undo")
    #expect(try home.titles(.active) == before)
  }

  @Test func `A run-on is cut at its verbs without a model`() async throws {
    await home.say("brain dump: call mum buy milk and bread pay the rent book the vet by friday", "untangle that")
    #expect(home.heard == "4 things in it:")
    #expect(home.lines == ["1 call mum", "2 buy milk and bread", "3 pay the rent", "4 book the vet, Fri 27 Nov"])
    await home.say("yes")
    #expect(try Set(home.titles(.active)) == ["call mum", "buy milk and bread", "pay the rent", "book the vet"])
    await home.say("untangle that")
    #expect(home.heard == "It stays as it is: 4 cards, with nothing left to split.")
  }

  @Test func `Without a yes for the session a week's moods are told beside the model, not to it`() async throws {
    await home.say("water the fern", "done", "mood 7")
    let (reply, asked) = try await home.run("reflect", writing: "You got 1 thing done.")
    #expect(asked.count == 1 && asked[0].kinds == ["nudge"] && !asked[0].prompt.contains("Mood: 7"))
    #expect(reply.receipt?.text() == "Looking back (model):")
    #expect(reply.lines == ["You got 1 thing done.", "Mood: 7 of 10, from 1 day."])
    let (whole, all) = try await home.run("reflect", consents: [.sealed], writing: "1 thing done, and mood at 7.")
    #expect(all[0].kinds == ["mood_log", "nudge"] && all[0].prompt.contains("Mood: 7"))
    #expect(whole.lines == ["1 thing done, and mood at 7."])
  }

  @Test(arguments: [nil, "You did 99 things.", "It went well because you slept."])
  func `A week without words of use is its facts`(answer: String?) async throws {
    await home.say("water the fern", "done", "mood 7", "headache 5", "grateful for tea", "call mum")
    let (reply, _) = try await home.run("reflect", consents: [.sealed], writing: answer)
    #expect(reply.receipt?.text() == "Looking back:")
    #expect(
      reply.lines == [
        "The last 7 days: 1 thing done.", "Mood: 7 of 10, from 1 day.", "headache: on 1 day.",
        "1 journal entry, 1 good thing named.", "Next: call mum.",
      ])
  }

  @Test func `A week with nothing in it asks nobody`() async throws {
    let (reply, asked) = try await home.run("reflect", writing: "A fine week.")
    #expect(reply.receipt?.text() == "There's nothing from the last 7 days yet." && asked.isEmpty)
  }
}

extension Reply {
  fileprivate var steps: [String] {
    guard case .card(let card) = content else { return [] }
    return card.details.map { $0.text() }
  }

  fileprivate var lines: [String] {
    guard case .lines(let lines) = content else { return [] }
    return lines.map { $0.text() }
  }

  fileprivate var question: Question? {
    guard case .question(let question) = followUp else { return nil }
    return question
  }
}
