package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var addPrompt: Tool {
    Tool(
      "add_prompt", verb: "add-prompt", "Saves a journal prompt of your own.", topic: .journal, writes: true,
      onlyAdds: true,
      does: Work(.sealed(.text("text", "the question"))) { turn, text in
        guard !text.trimmed.isEmpty else { return .changedNothing("You didn't type anything, so nothing was saved.") }
        let id = ids.random()
        let prompt = Prompt(
          id: id, text: try sealedFields.seal(String(text.trimmed), of: id, .promptText), createdAt: turn.now)
        try changes.write("kept a prompt of your own", "add_prompt") { try $0.put(prompt) }
        return Reply("Saved as a prompt: \(String(text.trimmed)).", about: Reference(prompt))
      })
  }
}
