import Engine
import Language
import Records
import Store

extension Profile {
  var editNote: Tool {
    Tool(
      "edit_note", verb: "edit-note", "Changes the words of a note.", topic: .notes,
      words: [
        "edit": "(edit|update|change|rewrite|amend|correct|modify|fix)",
        "to": "(to|to say|to read|so it says|so that it says|with|and say|saying)",
      ],
      phrases: [
        "<edit> [the|my|that|this] {which} note",
        "<edit> [the|my|that] note (about|on|called|titled|named) {which}",
        "<edit> note [number] {which}",
        "<edit> (the|my|that|this) {which} note {body}",
        "<edit> (the|my|that|this) {which} note <to> {body}",
        "<edit> (the|my|that) note (about|on|called|titled|named) {which} <to> {body}",
        "<edit> note [number] {which} <to> {body}",
        "<edit> (what|the text of|the body of|the words of) (the|my) {which} note [says] <to> {body}",
        "(add|append|write|put) {body} (to|in|into|onto|on) [the|my|that|this] {which} note {append=yes}",
        """
        (add|append|write|put) {body} (to|in|into|onto|on) (the|my|that) note (about|on|called|titled|named) {which}
        {append=yes}
        """,
        "(add|append|write|put) {body} (to|in|into|onto|on) note [number] {which} {append=yes}",
        "(add|append) to (the|my|that) {which} note [that] {body} {append=yes}",
        "(rename|retitle|call) [the|my|that|this] {which} note [to|as] {title}",
        "(rename|retitle|call) [the|my|that] note (about|on|called|titled|named) {which} to {title}",
        "(rename|retitle) note [number] {which} (to|as) {title}",
        "(<edit>|set) the (title|name|heading) of [the|my|that] {which} note to {title}",
        "(<edit>|set) the (title|name|heading) of note [number] {which} to {title}",
        "edit note",
      ],
      examples: [
        Example("rename the wifi note to router", ["which": "wifi", "title": "router"]),
        Example("change the locker note to say code 9912", ["which": "locker", "body": "code 9912"]),
        Example("add blue socks to my gifts note", ["which": "gifts", "body": "blue socks"]),
        Example("edit note 3", ["which": "3"]),
      ],
      writes: true, sibling: Sibling(of: "edit_nudge", for: "note"),
      does: Work(
        .sealed(.which("which", "the note: its words or its number")),
        .sealed(.optional(.long(.text("body", "the new words; without any the note takes many lines")))),
        .optional(.text("title", "the new heading, which is not sealed")),
        .inner(.flag("append", "after the words that are there")),
        .inner(.optional(.text("id", "the words that are being written"))),
        .inner(.flag("line", "one more line of them"))
      ) { turn, which, body, title, isAppended, id, isLine in
        if let body, isLine, let id = id.flatMap(ID.init(argument:)) {
          return try keep(body, of: id, Profile.rewriting, turn)
        }
        var call = Call("edit_note").with("append", .flag(isAppended))
        if let body { call = call.with("body", .words(body)) }
        if let title { call = call.with("title", .words(title)) }
        return try one(which, on: notes, turn, for: call) { note in
          guard body != nil || title != nil else { return try rewriting(note, turn) }
          return try edited(note, body, title, isAppended, typed: id, turn)
        }
      })
  }

  /// Of the same kind as a new note: new words that a terminal took with it become a note of their own.
  private static let rewriting = Writing(place: .noteBody, tool: "edit_note", parameter: "body")

  /// Its words, to be typed anew.
  private func rewriting(_ note: Note, _ turn: Turn) throws -> Reply {
    try tryKey(Profile.rewriting)
    let call = Call("edit_note", ["which": .words("#\(note.id)")])
    return Reply(
      nil, .card(try card(note, turn, isWhole: true)),
      lead: .collector(
        Profile.rewriting.collector(ids.random(), "Type its new words. “that's it” or Ctrl-D ends them.", call)))
  }

  private func edited(
    _ note: Note, _ body: String?, _ title: String?, _ isAppended: Bool, typed id: String?, _ turn: Turn
  ) throws -> Reply {
    guard body?.trimmed.isEmpty != true else { return Reply("Nothing was written, so it stays as it was.") }
    var edited = note
    if let title { edited.title = title }
    if let body {
      let before = isAppended ? try open(note.body, of: note.id, .noteBody) + "\n" : ""
      edited.body = try seal(before + body, of: note.id, .noteBody)
    }
    try change(note.title.map { "changed the note \($0)" } ?? "changed a note", "edit_note") { try $0.put(edited) }
    if let id = id.flatMap(ID.init(argument:)) { try end(Profile.rewriting, id) }
    return Reply("Changed.", .card(try card(edited, turn, isWhole: true)))
  }
}
