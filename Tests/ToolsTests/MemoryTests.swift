import Engine
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

@Suite struct MemoryTests {
  let home = TestHome()

  @Test func `A question about what they told is answered by it, where no note does`() async throws {
    await home.say("remember that my sister's name is Anna", "find note sister's name")
    #expect(home.heard == "You told me: my sister's name is Anna.")
    await home.say("note: my sister's name day is in May", "find note sister's name")
    #expect(home.heard == nil && home.list?.cards.isEmpty == false)
    await home.say("delete the note", "yes")
    var options = Session.Options()
    options.accessScope = AccessScope(allowing: ["note"])
    await home.say("find note sister's name", in: home.shell(home.profile(options)))
    #expect(home.heard == "No note matches “sister's name”.")
  }

  @Test func `A fact is remembered, listed and forgotten by its words`() async throws {
    await home.say(
      "remember that i'm vegetarian", "remember that my sister is called ana", "what do you know about me")
    #expect(Set(home.list?.cards.map(\.title) ?? []) == ["i'm vegetarian", "my sister is called ana"])
    await home.say("forget that i'm vegetarian")
    #expect(home.heard == "Forgotten: i'm vegetarian. “undo” brings it back.")
    #expect(try home.store.all(Memory.self).count == 1)
    await home.say("undo")
    #expect(try home.store.all(Memory.self).count == 2)
  }

  @Test(arguments: [
    ("i'm vegetarian", "i am a vegetarian"), ("I don’t eat fish", "i do not eat fish"),
    ("My dogs are called Bo and Fen", "my dogs are called bo and fen"),
  ])
  func `What says the same is confirmed and not kept twice`(first: String, second: String) async throws {
    await home.say("remember that \(first)")
    home.wait(minutes: 60 * 24)
    await home.say("remember that \(second)")
    let all = try home.store.all(Memory.self)
    #expect(home.heard == "I already know that.")
    #expect(all.map(\.confirmedAt) == [home.now])
  }

  @Test(arguments: [
    ("i'm vegetarian", "i'm not vegetarian"), ("ana likes bo", "bo likes ana"), ("i have 2 cats", "i have 3 cats"),
    ("i was a teacher", "i am a teacher"),
  ])
  func `What says something else is a fact of its own`(first: String, second: String) async throws {
    await home.say("remember that \(first)", "remember that \(second)")
    #expect(try home.store.all(Memory.self).count == 2)
  }

  @Test func `A number of the list is one of them, and dropping what is current forgets it`() async throws {
    await home.say("remember that i work nights", "what do you know about me", "forget fact 1")
    #expect(try home.store.all(Memory.self).isEmpty)
    await home.say("remember that i work nights", "drop it")
    #expect(try home.store.all(Memory.self).isEmpty)
  }

  @Test func `Among several it asks, and the asking stands in no file`() async throws {
    await home.say(
      "remember that my sister ana paints", "remember that my sister lives in york",
      "forget what i told you about my sister")
    #expect(home.question?.choices.count == 2)
    #expect(!home.saved.contains("sister"))
  }

  @Test func `All of it is forgotten at once, and comes back at once`() async throws {
    await home.say("remember that i work nights", "remember that i'm vegetarian", "forget everything about me")
    #expect(home.heard == "Forgotten: 2 facts. “undo” brings all of it back.")
    #expect(try home.store.all(Memory.self).isEmpty)
    await home.say("undo")
    #expect(try home.store.all(Memory.self).count == 2)
  }

  @Test func `No word of a fact stands open`() async throws {
    await home.say("remember that i keep a canary", "forget that i keep a canary", "undo")
    home.wait(minutes: 1)
    await home.say("remember i keep a canary")
    #expect(!home.saved.contains("canary"))
    let log = try home.store.all(Memory.self).flatMap { try home.store.history(of: $0.id) }
    #expect(log.count == 4 && log.allSatisfy { !"\($0.intent.label)".contains("canary") })
  }

  @Test func `What is not known is said so`() async throws {
    await home.say("forget that i can fly")
    #expect(home.heard == "I don't remember anything about i can fly.")
    await home.say("what do you know about me")
    #expect(home.heard == "I don't know anything about you yet. Tell me with “remember that …”.")
  }
}
