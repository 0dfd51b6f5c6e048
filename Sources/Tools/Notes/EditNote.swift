import Engine

extension Profile {
  var editNote: Tool {
    let edit = "(edit|update|change|rewrite|amend|correct|modify|fix)"
    let to = "(to|to say|to read|so it says|so that it says|with|and say|saying)"
    return Tool(
      "edit_note", verb: "edit-note", "Changes the words of a note.", topic: .notes,
      .which("which", "the note: its words or its number"),
      .optional(.text("body", "the new words")), .optional(.text("title", "the new heading")),
      phrases: [
        "\(edit) [the|my|that|this] {which} note",
        "\(edit) [the|my|that] note (about|on|called|titled|named) {which}",
        "\(edit) note [number] {which}",
        "\(edit) (the|my|that|this) {which} note {body}",
        "\(edit) (the|my|that|this) {which} note \(to) {body}",
        "\(edit) (the|my|that) note (about|on|called|titled|named) {which} \(to) {body}",
        "\(edit) note [number] {which} \(to) {body}",
        "\(edit) (what|the text of|the body of|the words of) (the|my) {which} note [says] \(to) {body}",
        "(add|append|write|put) {body} (to|in|into|onto|on) [the|my|that|this] {which} note",
        "(add|append|write|put) {body} (to|in|into|onto|on) (the|my|that) note (about|on|called|titled|named) {which}",
        "(add|append|write|put) {body} (to|in|into|onto|on) note [number] {which}",
        "(add|append) to (the|my|that) {which} note [that] {body}",
        "(rename|retitle|call) [the|my|that|this] {which} note [to|as] {title}",
        "(rename|retitle|call) [the|my|that] note (about|on|called|titled|named) {which} to {title}",
        "(rename|retitle) note [number] {which} (to|as) {title}",
        "(\(edit)|set) the (title|name|heading) of [the|my|that] {which} note to {title}",
        "(\(edit)|set) the (title|name|heading) of note [number] {which} to {title}",
      ],
      examples: [
        Example("rename the wifi note to router", ["which": "wifi", "title": "router"]),
        Example("change the locker note to say code 9912", ["which": "locker", "body": "code 9912"]),
        Example("add blue socks to my gifts note", ["which": "gifts", "body": "blue socks"]),
        Example("edit note 3", ["which": "3"]),
      ],
      notYet: "Notes")
  }
}
