import Languages
import Testing

@testable import Language

struct TemplateTests {
  @Test(arguments: [
    ("show [me] (all|the) tasks", "show me tasks", false), ("show [me] (all|the) tasks", "show all tasks", true),
    ("show [me] (all|the) tasks", "Show me THE tasks!", true), ("whats next", "what's next?!", true),
    ("whats next", "What’s next", true), ("(done|tick (it|that) off)", "tick that off", true),
    ("to-do list", "todo list", true), ("<greet> nudgy", "good morning nudgy", true),
    ("<greet> nudgy", "good nudgy", false), ("<so> stop", "well stop", true), ("<so> stop", "stop", true),
    ("<so> stop", "ahoy stop", false), ("<bye> [nudgy]", "good evening and goodbye", true),
    ("(stop|<bye>) nudgy", "good evening nudgy", false), ("<so> <bye>", "well hello and goodbye", true),
    ("[please] ([so] stop|[(now|do)] halt) it", "do halt it", true), ("{n=1} stop {n=2} it", "stop it", true),
    ("([do]|stop) it", "it", true), ("stop", "stop 🎉", true), ("stop", "don't stop", false),
  ]) func `words match without case, apostrophes and punctuation`(_ source: String, _ line: String, _ matches: Bool) {
    let outer = WordRules([("greet", "(hello|good (morning|evening))"), ("so", "[so|ahoy]")])
    let rules = WordRules([("so", "[so|well]"), ("bye", "<greet> and goodbye")], within: outer)
    let grammar = Grammar([.init(owner: 0, template: source, slots: Slots { [:] }, rules: rules)], in: .english)
    #expect(grammar.matches(of: line).isEmpty != matches)
  }

  @Test(arguments: [
    ("", TemplateError.empty), ("[]", .empty), ("a (b|c", .unclosed(at: 2)), ("a ]", .unexpected("]", at: 2)),
    ("a {b", .unclosed(at: 2)), ("say <nothing>", .unknownRule("nothing", at: 4)),
    ("<slotty> it", .notAWord(inRule: "slotty")), ("a [{b}]", .slotInBrackets(at: 3)),
    ("a (b|{c})", .slotInBrackets(at: 5)),
    ("<early> it", .unknownRule("late", at: 0)),
  ]) func `a template that does not parse tells where`(_ source: String, _ error: TemplateError) {
    let rules = WordRules([("slotty", "a {slot}"), ("early", "<late>"), ("late", "later")])
    #expect(throws: error) { try Template(source, rules: rules) }
  }

  @Test(arguments: [
    ("{text}", TemplateError.allFree), ("[please] {text}", .allFree),
    ("note {text} {which}", .freeTextsTouch("text", "which")),
    ("note {text} [as] {which}", .freeTextsTouch("text", "which")), ("note {nothing}", .unknownSlot("nothing")),
    ("note {text}: {which}", nil), ("{text} {when}", nil), ("{bare}", nil), ("add {capture}", nil),
  ]) func `slots that nothing could tell apart are faults`(_ source: String, _ error: TemplateError?) {
    let slots: [String: SlotType] = ["text": .text, "which": .reference, "when": .moment]
    #expect(
      Grammar([.init(owner: 0, template: source, slots: slots)], in: .english).templateErrors().first?.error == error)
  }

  @Test func `slots are told in order, fixed ones last`() throws {
    #expect(try Template("move {which} to {until} {scope=all}").slotNames == ["which", "until", "scope"])
  }
}
