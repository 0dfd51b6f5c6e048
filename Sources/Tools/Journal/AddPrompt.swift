package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var addPrompt: Tool {
    Tool(
      "add_prompt", verb: "add-prompt", "Keeps a prompt of your own for the journal.", topic: .journal, writes: true,
      onlyAdds: true,
      does: Work(.sealed(.text("text", "the question"))) { turn, text in
        guard !text.trimmed.isEmpty else { return Reply("Nothing was said, so nothing was kept.") }
        let id = ids.random()
        let prompt = Prompt(id: id, text: try seal(String(text.trimmed), of: id, .promptText), createdAt: turn.now)
        try change("kept a prompt of your own", "add_prompt") { try $0.put(prompt) }
        return Reply("Kept as a prompt: \(String(text.trimmed)).", about: Reference(prompt))
      })
  }
}
