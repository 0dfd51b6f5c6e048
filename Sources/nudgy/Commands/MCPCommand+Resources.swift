import Engine
import MCP
import Replies

extension MCPCommand {
  static let resources = [
    Resource("nudgy://card", "The current card", "The one card that comes next, and why.", Call("next_nudge")),
    Resource("nudgy://today", "Today's page", "The day at a glance.", Call("show_dashboard")),
  ]

  static let prompts = [
    Prompt(
      "brain_dump", "Brain dump", "Everything on your mind becomes cards.",
      [Prompt.Argument("text", "all that is on your mind, in any order")]
    ) { arguments in
      arguments["text"].map { text in
        """
        This is on my mind. Hand it to the tool brain_dump word for word, then show me the first card only:

        \(text)
        """
      } ?? """
        My head is full. Ask me to write down everything on my mind, in any order, and wait for it. Hand my words to \
        the tool brain_dump as they are, then show me the first card only.
        """
    },
    Prompt("review", "Review", "One card after the other, five at most.") { _ in
      """
      Go through my cards with me. Show me one with the tool next_nudge, and ask what I want: done, not now, another \
      time, or let it go. Do what I say with complete_nudge, skip_nudge, snooze_nudge or drop_nudge, then show the next. \
      After five cards ask whether that is enough for now. One line each, no lists, nothing about what is late.
      """
    },
  ]
}
