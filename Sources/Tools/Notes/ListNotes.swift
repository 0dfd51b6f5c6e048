import Engine
import Store

extension Profile {
  var listNotes: Tool {
    Tool(
      "list_notes", verb: "notes", "Lists the notes, pinned ones first.", topic: .notes,
      words: [
        "all": "[all] [of] [my|the|these|your] [recent|latest|saved|pinned]"
      ],
      phrases: [
        "<all> notes",
        """
        (show|list|see|view|open|display|read|browse|check|get|pull up|bring up|go through|look at) [me]
        <all> notes [please|list]
        """,
        "(let me|can i|i want to) (see|view|read|check|look at) <all> notes",
        "give me [a list of] <all> notes",
        "(what|which) notes (do i have|have i got|are there|have i made|did i make|have i saved|have i written|have i)",
        "(whats|what is) in my notes",
        "(do i have|have i got|are there) any notes",
        "[my] notes list",
        "list of <all> notes",
      ],
      examples: [Example("show my notes"), Example("what notes do i have")],
      does: Work { turn in
        let some = try store.notes(limit: Profile.listLimit)
        guard some.count > 0 else { return Reply("There are no notes yet. “note: …” keeps one.") }
        let cards = try some.notes.map { try card($0, turn, isWhole: false) }
        return Reply(nil, .list(Reply.List("Notes", cards, more: some.count - cards.count)))
      })
  }
}
