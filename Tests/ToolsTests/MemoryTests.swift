import Engine
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

@Suite struct MemoryTests {
  let house = LivedIn()

  @Test func `A fact is remembered, listed and forgotten by its words`() async throws {
    await house.say(
      "remember that i'm vegetarian", "remember that my sister is called ana", "what do you know about me")
    #expect(Set(house.list?.cards.map(\.title) ?? []) == ["i'm vegetarian", "my sister is called ana"])
    await house.say("forget that i'm vegetarian")
    #expect(house.heard == "Forgotten: i'm vegetarian. “undo” brings it back.")
    #expect(try house.store.all(Memory.self).count == 1)
    await house.say("undo")
    #expect(try house.store.all(Memory.self).count == 2)
  }

  @Test(arguments: [
    ("i'm vegetarian", "i am a vegetarian"), ("I don’t eat fish", "i do not eat fish"),
    ("My dogs are called Bo and Fen", "my dogs are called bo and fen"),
  ])
  func `What says the same is confirmed and not kept twice`(first: String, second: String) async throws {
    await house.say("remember that \(first)")
    house.wait(minutes: 60 * 24)
    await house.say("remember that \(second)")
    let all = try house.store.all(Memory.self)
    #expect(house.heard == "I know. Still so.")
    #expect(all.map(\.confirmedAt) == [house.now])
  }

  @Test(arguments: [
    ("i'm vegetarian", "i'm not vegetarian"), ("ana likes bo", "bo likes ana"), ("i have 2 cats", "i have 3 cats"),
    ("i was a teacher", "i am a teacher"),
  ])
  func `What says something else is a fact of its own`(first: String, second: String) async throws {
    await house.say("remember that \(first)", "remember that \(second)")
    #expect(try house.store.all(Memory.self).count == 2)
  }

  @Test func `A number of the list is one of them, and dropping what is in hand forgets it`() async throws {
    await house.say("remember that i work nights", "what do you know about me", "forget fact 1")
    #expect(try house.store.all(Memory.self).isEmpty)
    await house.say("remember that i work nights", "drop it")
    #expect(try house.store.all(Memory.self).isEmpty)
  }

  @Test func `Among several it asks, and the asking stands in no file`() async throws {
    await house.say(
      "remember that my sister ana paints", "remember that my sister lives in york",
      "forget what i told you about my sister")
    #expect(house.question?.choices.count == 2)
    #expect(!house.saved.contains("sister"))
  }

  @Test func `All of it is forgotten at once, and comes back at once`() async throws {
    await house.say("remember that i work nights", "remember that i'm vegetarian", "forget everything about me")
    #expect(house.heard == "Forgotten: 2 facts. “undo” brings all of it back.")
    #expect(try house.store.all(Memory.self).isEmpty)
    await house.say("undo")
    #expect(try house.store.all(Memory.self).count == 2)
  }

  @Test func `No word of a fact stands open`() async throws {
    await house.say("remember that i keep a canary", "forget that i keep a canary", "undo")
    house.wait(minutes: 1)
    await house.say("remember i keep a canary")
    #expect(!house.saved.contains("canary"))
    let log = try house.store.all(Memory.self).flatMap { try house.store.history(of: $0.id) }
    #expect(log.count == 4 && log.allSatisfy { !"\($0.intent.label)".contains("canary") })
  }

  @Test func `What is not known is said so`() async throws {
    await house.say("forget that i can fly")
    #expect(house.heard == "I remember nothing about i can fly.")
    await house.say("what do you know about me")
    #expect(house.heard == "I know nothing about you yet. “remember that …” tells me.")
  }
}
