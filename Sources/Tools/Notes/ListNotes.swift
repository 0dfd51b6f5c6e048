import Engine

extension Profile {
  var listNotes: Tool {
    let all = "[all] [of] [my|the|these|your] [recent|latest|saved|pinned]"
    return Tool(
      "list_notes", verb: "notes", "Lists the notes, pinned ones first.", topic: .notes,
      phrases: [
        "\(all) notes",
        """
        (show|list|see|view|open|display|read|browse|check|get|pull up|bring up|go through|look at) [me]
        \(all) notes [please|list]
        """,
        "(let me|can i|i want to) (see|view|read|check|look at) \(all) notes",
        "give me [a list of] \(all) notes",
        "(what|which) notes (do i have|have i got|are there|have i made|did i make|have i saved|have i written|have i)",
        "(whats|what is) in my notes",
        "(do i have|have i got|are there) any notes",
        "[my] notes list",
        "list of \(all) notes",
      ],
      examples: [Example("show my notes"), Example("what notes do i have")],
      notYet: "Notes")
  }
}
