import Engine
import Records
import Store

extension Profile {
  var addPrompt: Tool {
    Tool(
      "add_prompt", verb: "add-prompt", "Keeps a prompt of your own for the journal.", topic: .journal,
      words: [
        "add": "(add|save|keep|make|create|new|write)",
        "prompt": "[new|own] [journal|diary|journaling|writing] prompt",
      ],
      phrases: [
        "<add> [a|an|my|another|my own|the] <prompt> [of my own|for me|for my journal] {text}",
        "(add|save|keep|put) {text} (as a|to my|in my|as my own) (journal prompt|diary prompt|journal prompts|prompts)",
        "ask me in my (journal|diary) {text}",
      ],
      examples: [
        Example("add a journal prompt: what did the sea look like", ["text": "what did the sea look like"])
      ],
      writes: true, onlyAdds: true,
      does: Work(.sealed(.text("text", "the question"))) { turn, text in
        guard !text.trimmed.isEmpty else { return Reply("Nothing was said, so nothing was kept.") }
        let id = ids.random()
        let prompt = Prompt(id: id, text: try seal(String(text.trimmed), of: id, .promptText), createdAt: turn.now)
        try change("kept a prompt of your own", "add_prompt") { try $0.put(prompt) }
        return Reply("Kept as a prompt: \(String(text.trimmed)).", about: reference(prompt))
      })
  }
}
