import Engine
import Language
import Records
import Store

extension Profile {
  var addNote: Tool {
    Tool(
      "add_note", verb: "note", "Keeps a note.", topic: .notes,
      words: [
        "make": "(add|make|take|write|create|new|save|start|leave|jot|jot down|keep)",
        "note": "[me|down|myself] [a|an|another|this|the] [new|quick|little|short] note",
      ],
      phrases: [
        "[quick|new|another|little|blank|empty] note", "[i want to|i need to|let me] <make> <note> [please|now]",
        "<make> <note> (titled|called|named|headed) {title}", "[new] note (titled|called|named|headed) {title}",
        "[quick|new|another|little] note [down|this|that|to self|this down] {body}",
        "note to (remember|remember that|self that) {body}",
        "(put|add|save|keep|stick|write) (this|that|it) (in|into|to) [my] notes: {body}",
        "(add|write|put) (to|in|into) [my] notes [that] {body}",
        "(for the record|fyi|for reference): {body}", "(for the record|fyi|for reference) {body}",
        "<make> <note> (titled|called|named|headed) {title} (with|containing|listing) {body}",
        "<make> <note> [to self] {body}",
        "<make> <note> [to self] (that|that says|saying|which says|of|about|reading) {body}",
        "[quick|new] note [down|to self] that {body}",
        "(jot|write|take|scribble|get|put) [this|that|it] down {body}",
        "(jot|write|take|scribble|get|put) down [that] {body}",
        "(save|keep|store) (this|that) [as a note|in my notes] {body}",
        "(add|put|save|write|keep) {body} (to|in|into|as a) [my] (notes|note)",
        "<note> (titled|called|named|headed) {title}: {body}",
        "<note> (titled|called|named|headed) {title} (saying|that says|which says|with the text) {body}",
        "<make> <note> (titled|called|named|headed) {title}: {body}",
        "<make> <note> (titled|called|named|headed) {title} (saying|that says|which says|with the text) {body}",
      ],
      examples: [
        Example("note: the spare key is under the pot", ["body": "the spare key is under the pot"]),
        Example("make a note that the bins go out on tuesdays", ["body": "the bins go out on tuesdays"]),
      ],
      writes: true, onlyAdds: true, toolset: .essential,
      does: Work(
        .sealed(
          .asked(
            .long(.text("body", "what to keep, in the person's own words; without it the note takes many lines")))),
        .optional(.text("title", "its heading, which is not sealed")),
        .inner(.optional(.text("id", "the note that is being written"))), .inner(.flag("line", "one more line of it"))
      ) { turn, body, title, id, isLine in
        let id = id.flatMap(ID.init(argument:)) ?? ids.random()
        switch (body, isLine) {
        case (nil, _): return try begunNote(id, title, turn)
        case (let line?, true): return try keep(line, of: id, Profile.noteWriting, turn)
        case (let text?, false): return try kept(text, title, id, turn)
        }
      })
  }

  private static let noteWriting = Writing(place: .noteBody, tool: "add_note", parameter: "body")

  private func begunNote(_ id: ID, _ title: String?, _ turn: Turn) throws -> Reply {
    try tryKey(Profile.noteWriting)
    let earlier = try cutShort(Profile.noteWriting)
    for note in earlier { _ = try kept(note.text, nil, note.id, turn) }
    let receipt: Said? = earlier.isEmpty ? nil : "Kept: \(earlier.count, "note", "notes") cut short earlier."
    var call = Call("add_note")
    if let title {
      call = call.with("title", .words(title))
      // It is a line of what may be cut short.
      _ = try keep(title, of: id, Profile.noteWriting, turn)
    }
    return Reply(
      receipt,
      lead: .collector(
        Profile.noteWriting.collector(id, "Write as many lines as you like. “that's it” or Ctrl-D ends it.", call)))
  }

  private func kept(_ text: String, _ title: String?, _ id: ID, _ turn: Turn) throws -> Reply {
    guard !text.trimmed.isEmpty else {
      // Not even the heading, which would come back as a note that was cut short.
      try end(Profile.noteWriting, id)
      return Reply("Nothing was written, so nothing was kept.")
    }
    let what: Said = title.map { "kept the note \($0)" } ?? "kept a note"
    let note: Note = try revise(id, what, "add_note") { known in
      guard var known else {
        return Note(id: id, title: title, body: try seal(text, of: id, .noteBody), createdAt: turn.now)
      }
      let words = Writing.joined(try open(known.body, of: id, .noteBody), text)
      known.body = try seal(words, of: id, .noteBody)
      return known
    }
    try end(Profile.noteWriting, id)
    // In focus nothing is to be looked at.
    if turn.isFocused { return Reply("Kept.", about: reference(note)) }
    return Reply("Kept as a note: \(heading(of: note)).", about: reference(note))
  }
}
