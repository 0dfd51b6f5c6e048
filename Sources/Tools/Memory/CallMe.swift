package import Engine
import Language
import Records
import Replies
package import Session
import Settings
import Store

extension Session {
  package var callMe: Tool {
    Tool(
      "call_me", verb: "call-me", "Keeps the name you like to be called by.", topic: .memory, writes: true,
      does: Work(
        .asked(.text("name", "the name, or “later”")),
        .inner(.optional(.calledName("answer", "the name, where it was asked for")))
      ) { turn, name, answer in
        guard let name = name ?? answer else {
          let call = Call("call_me")
          return Reply(
            lead: .question(
              Question(
                "What shall I call you?", choices: [.init("later", call.with("name", .words("later")))],
                open: .init(call, "answer", yields: true))))
        }
        guard name.lowercased() != "later" else { return Reply("Fine, another time.") }
        try change("called you \(name)", "call_me") {
          try $0.put(Setting(id: ids.named(Session.settings, "name"), name: "name", value: name, createdAt: turn.now))
        }
        return Reply("Hello, \(name).")
      })
  }
}
