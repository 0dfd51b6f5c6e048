package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var callMe: Tool {
    Tool(
      "call_me", verb: "call-me", "Remembers what to call you.", topic: .memory, writes: true,
      does: Work(
        .prompted(.text("name", "the name, or “later”")),
        .internalOnly(.optional(.personName("answer", "the name, where it was asked for"))),
        .internalOnly(.flag("beside", "it is asked beside a card, whose keys go on"))
      ) { turn, name, answer, isBesideCard in
        // "call me Ben." ends a sentence, and no name; "my name is Ruth, I run a bakery" goes on.
        let clause = (name ?? answer)?.split { ",.;!?".contains($0) }.first
        let sentence = clause.map { $0.reversed().drop { $0.isPunctuation || $0.isWhitespace } }
        guard let name = sentence.map({ String($0.reversed()) }), !name.isEmpty else {
          let call = isBesideCard ? Call("call_me", ["beside": .flag(true)]) : Call("call_me")
          return Reply(
            followUp: .question(
              Question(
                "What shall I call you?", choices: [.init("later", call.with("name", .words("later")))],
                freeAnswer: .init(call, "answer", allowsOtherInput: true), isInPassing: true, keepsKeys: isBesideCard)))
        }
        guard name.lowercased() != "later" else { return Reply("OK, another time.") }
        guard try preferredName != name else { return .changedNothing("I call you that already, \(name).") }
        try changes.write("called you \(name)", "call_me") {
          try $0.put(
            Setting(
              id: ids.nameBased(Session.settingsNamespace, "name"), name: "name", value: name, createdAt: turn.now))
        }
        return Reply("Hello, \(name).")
      })
  }
}
