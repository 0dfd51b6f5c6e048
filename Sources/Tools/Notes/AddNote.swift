import Engine

extension Profile {
  var addNote: Tool {
    let make = "(add|make|take|write|create|new|save|start|leave|jot|jot down|keep)"
    let note = "[me|down|myself] [a|an|another|this|the] [new|quick|little|short] note"
    return Tool(
      "add_note", verb: "note", "Keeps a note.", topic: .notes,
      .optional(.text("body", "what to keep, in the person's own words")), .optional(.text("title", "its heading")),
      phrases: [
        "(new|another|quick|blank|empty) note",
        "[no] (thats|that is|this is|its|that was|make (it|that|this)) [actually|really|just|meant to be] a note [not a task|not a card]",
        "[i want to|i need to|let me] \(make) \(note)",
        "[quick|new|another|little] note [down|this|that|to self|this down] {body}",
        "note to (remember|remember that|self that) {body}",
        "(put|add|save|keep|stick|write) (this|that|it) (in|into|to) [my] notes: {body}",
        "(add|write|put) (to|in|into) [my] notes [that] {body}",
        "(for the record|fyi|for reference): {body}", "(for the record|fyi|for reference) {body}",
        "\(make) \(note) (titled|called|named|headed) {title} (with|containing|listing) {body}",
        "\(make) \(note) [to self] {body}",
        "\(make) \(note) [to self] (that|that says|saying|which says|of|about|reading) {body}",
        "[quick|new] note [down|to self] that {body}",
        "(jot|write|take|scribble|get|put) [this|that|it] down {body}",
        "(jot|write|take|scribble|get|put) down [that] {body}",
        "(save|keep|store) (this|that) [as a note|in my notes] {body}",
        "(add|put|save|write|keep) {body} (to|in|into|as a) [my] (notes|note)",
        "\(note) (titled|called|named|headed) {title}: {body}",
        "\(note) (titled|called|named|headed) {title} (saying|that says|which says|with the text) {body}",
        "\(make) \(note) (titled|called|named|headed) {title}: {body}",
        "\(make) \(note) (titled|called|named|headed) {title} (saying|that says|which says|with the text) {body}",
      ],
      examples: [
        Example("note: the spare key is under the pot", ["body": "the spare key is under the pot"]),
        Example("make a note that the bins go out on tuesdays", ["body": "the bins go out on tuesdays"]),
      ]
    ) { _, _, _ in self.notYet("Notes") }
  }
}
