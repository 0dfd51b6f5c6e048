package import Engine
import Replies
package import Session

extension Session {
  package var journalPrompt: Tool {
    Tool(
      "journal_prompt", verb: "prompt", "Gives a question to write about.", topic: .journal,
      // Showing a prompt stores the day, so that the prompt does not come again soon.
      writes: true,
      does: Work(.internalOnly(.flag("another", "another one than was shown today"))) { turn, isAnother in
        guard let prompt = try isAnother ? nextPrompt(turn) : promptOfTheDay(turn) else {
          return Reply("Those were all the prompts for now.", .lines(["“journal” opens an empty page."]))
        }
        return Reply(prompt.text, .lines(["“journal” opens the page, “another prompt” asks something else."]))
      })
  }
}
