package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var deletePrompt: Tool {
    Tool(
      "delete_prompt", verb: "delete-prompt", "Deletes a prompt of your own.", topic: .journal, writes: true,
      needsConfirmation: true,
      does: Work(
        .sealed(.which("which", "the prompt: its words or its number")),
        asking: { try recordFinder.requestApproval($1, using: prompts, $0, for: Call("delete_prompt")) }
      ) { turn, which in
        try recordFinder.resolve(which, using: prompts, turn, for: Call("delete_prompt")) { prompt in
          try changes.write("deleted a prompt of your own", "delete_prompt") { try $0.delete(prompt) }
          return Reply("Deleted: \(try heading(of: prompt)). “undo” brings it back.")
        }
      })
  }
}
