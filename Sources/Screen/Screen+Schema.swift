package import Replies

// JSON Schema of everything that --json and --ndjson print.

extension Screen {
  /// The version of these forms. A member may be added in the same version; none is removed or changed.
  package static let schemaVersion = 1

  /// An object of one of these forms, with their version.
  package static func versioned(_ object: JSON) -> JSON {
    .object([("schema", JSON(schemaVersion))] + (object.members ?? []))
  }

  /// JSON Schema of a reply whose nulls have been removed.
  package static var replySchema: JSON {
    let properties = ShownKind.allCases.map { form in
      (key: form.rawValue, value: ["type": form.isSeveral ? "array" : "object"] as JSON)
    }
    let receipt: JSON = ["type": "string", "description": "what was done"]
    return [
      "type": "object", "properties": .object([("receipt", receipt), ("kind", SchemaForms.kind)] + properties),
      "required": ["kind"],
    ]
  }

  /// JSON Schema of what `--json` prints: an object of one of the forms.
  package static var outputSchema: JSON {
    let forms = SchemaForms.printed
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "what nudgy --json and --ndjson print",
      "oneOf": .array(forms.map { SchemaForms.form($0.key) }), "$defs": .object(forms + SchemaForms.parts),
    ]
  }
}

/// The forms by their names, each with all its members.
private enum SchemaForms {
  typealias Members = [(key: String, value: JSON)]

  static let kind: JSON = [
    "type": "string",
    "enum": .array(Screen.ShownKind.allCases.map { .string($0.rawValue) } + ["nothing"]),
    "description": "the member that has the content",
  ]

  // MARK: Types

  static let text: JSON = ["type": "string"]
  static let texts = list(text)
  static let integer: JSON = ["type": "integer"]
  static let number: JSON = ["type": "number"]
  static let flag: JSON = ["type": "boolean"]
  static let anything: JSON = ["type": "object"]
  static let textOrNull: JSON = ["type": ["string", "null"]]
  static let integerOrNull: JSON = ["type": ["integer", "null"]]
  static let numberOrNull: JSON = ["type": ["number", "null"]]

  static func list(_ item: JSON) -> JSON { ["type": "array", "items": item] }
  static func form(_ name: String) -> JSON { ["$ref": .string("#/$defs/" + name)] }
  static func orNull(_ schema: JSON) -> JSON { ["oneOf": [schema, ["type": "null"]]] }

  static func described(_ schema: JSON, _ about: String) -> JSON {
    .object((schema.members ?? []) + [("description", .string(about))])
  }

  /// An object that has all of these members, and no other unless it is open.
  static func object(_ members: Members, isOpen: Bool = false) -> JSON {
    [
      "type": "object", "properties": .object(members), "required": .array(members.map { .string($0.key) }),
      "additionalProperties": .bool(isOpen),
    ]
  }

  static func versioned(_ members: Members, isOpen: Bool = false) -> JSON {
    let version: JSON = ["const": JSON(Screen.schemaVersion), "description": "the version of this form"]
    return object([("schema", version)] + members, isOpen: isOpen)
  }

  // MARK: What is printed

  static var printed: Members {
    let inboxEntry: Members = [
      ("file", text), ("title", textOrNull), ("due", textOrNull), ("url", textOrNull), ("link", textOrNull),
      ("problem", textOrNull),
    ]
    let profile: Members = [("name", text), ("isCurrent", flag)]
    let finding: Members = [("text", text), ("good", flag)]
    let request: Members = [
      ("time", text), ("host", text), ("bytes", integer), ("purpose", text), ("kinds", texts),
    ]
    return [
      ("reply", versioned(reply)), ("error", versioned([("error", form("problem"))])),
      ("record", versioned(record, isOpen: true)),
      ("modelText", versioned([("words", described(text, "a line of a connected model's answer"))])),
      ("inbox", versioned([("inbox", list(object(inboxEntry)))])), ("inboxEntry", versioned(inboxEntry)),
      ("profiles", versioned([("profiles", list(object(profile)))])), ("profile", versioned(profile)),
      ("requests", versioned([("requests", list(object(request)))])), ("request", versioned(request)),
      ("status", versioned(status)), ("delivery", versioned(delivery)), ("reach", versioned(reach)),
      ("timer", versioned([("timer", timer), ("unit", text)])),
      ("health", versioned([("healthy", flag), ("findings", list(object(finding))), ("log", texts)])),
      ("testReminder", versioned([("text", text), ("sent", flag), ("button", textOrNull)])),
    ]
  }

  private static let timer: JSON = ["enum": ["on", "off", "unavailable"]]

  private static var reply: Members {
    let contents = Screen.ShownKind.allCases.map { kind in
      (key: kind.rawValue, value: orNull(kind == .page ? list(form("part")) : content(kind)))
    }
    return [
      ("receipt", described(textOrNull, "what was understood and done")),
      ("id", described(textOrNull, "the id of the one record that it is about")), ("kind", kind),
    ] + contents + [
      ("question", described(orNull(form("question")), "what is asked, and the calls that answers make")),
      ("about", described(orNull(form("reference")), "the record that it is about, where none is shown")),
      ("collector", described(orNull(form("collector")), "what the next lines go into")),
      ("keys", described(orNull(list(form("action"))), "keys that act in the shell")),
    ]
  }

  private static var record: Members {
    [
      ("kind", described(text, "nudge, note, journal_entry and so on")), ("id", text),
      ("title", described(text, "empty where it is sealed; every other member is a field of the record")),
    ]
  }

  private static var status: Members {
    [
      ("text", text), ("title", textOrNull),
      ("state", ["enum": .array(StatusSummary.State.allCases.map { .string($0.rawValue) } + [.null])]),
      ("time", textOrNull), ("focusMinutesLeft", integerOrNull),
    ]
  }

  private static var delivery: Members {
    let message = object([("text", text), ("cards", texts), ("due", texts), ("attempt", integer)])
    return [("delivered", list(message)), ("notes", texts), ("held", textOrNull)]
  }

  private static var reach: Members {
    [
      ("daemon", textOrNull), ("problem", textOrNull), ("timer", timer), ("cron", flag), ("unit", textOrNull),
    ]
  }

  // MARK: What these are made of

  static var parts: Members {
    let kinds = Screen.ShownKind.allCases.filter { $0 != .page }
    let part: Members = [("kind", kind)] + kinds.map { ($0.rawValue, orNull(content($0))) }
    let choice = object([("word", text), ("call", orNull(form("call")))])
    let marks = object([("name", text), ("steps", list(integer)), ("labels", texts)])
    let actions = list(form("action"))
    return [
      ("problem", object([("message", text), ("hint", textOrNull), ("code", described(integer, "the exit code"))])),
      ("part", object(part)), ("call", object([("tool", text), ("arguments", anything)])),
      ("reference", object([("kind", text), ("id", text), ("label", text)])),
      (
        "question",
        object([
          ("words", text), ("choices", list(choice)),
          ("open", orNull(object([("call", form("call")), ("parameter", text)]))),
        ])
      ),
      (
        "collector",
        object([("prompt", text), ("call", form("call")), ("parameter", text), ("sealed", flag)])
      ),
      (
        "action",
        object([("key", text), ("word", text), ("call", form("call")), ("then", list(form("call")))])
      ),
      (
        "card",
        object([
          ("kind", text), ("id", text), ("title", text),
          ("state", ["enum": .array(Card.State.allCases.map { .string($0.rawValue) })]), ("details", texts),
          ("notes", textOrNull), ("excerpt", textOrNull), ("reason", textOrNull), ("actions", actions),
          ("fields", anything),
        ])
      ),
      ("list", object([("heading", textOrNull), ("cards", list(form("card"))), ("more", integer)])),
      ("table", object([("heading", textOrNull), ("columns", texts), ("rows", list(texts))])),
      (
        "chart",
        object([
          ("heading", textOrNull), ("notes", texts), ("labels", texts), ("values", list(numberOrNull)),
          ("low", number), ("high", number), ("marks", list(marks)),
        ])
      ),
      (
        "calendar",
        object([
          ("heading", textOrNull), ("notes", texts), ("first", text), ("counts", list(integer)), ("full", integer),
        ])
      ),
      (
        "months",
        object([
          ("heading", textOrNull), ("notes", texts), ("first", text), ("values", list(integerOrNull)),
          ("full", integer),
        ])
      ),
      ("ring", object([("words", text), ("done", integer), ("goal", integer)])),
    ]
  }

  private static func content(_ kind: Screen.ShownKind) -> JSON {
    switch kind {
    case .lines: texts
    case .multiples: list(form("chart"))
    case .card, .list, .table, .chart, .calendar, .months, .ring, .page: form(kind.rawValue)
    }
  }
}
