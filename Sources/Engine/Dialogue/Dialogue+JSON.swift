import Civil
package import Language

// The dialogue's file: one JSON object. What does not read is forgotten, never an error.

extension Dialogue {
  package var json: JSON {
    [
      "touched": JSON(touched?.isoSeconds),
      "focusUntil": JSON(focusUntil?.isoSeconds),
      "inHand": inHand?.json ?? .null,
      "before": before?.json ?? .null,
      "list": .array(list.map(\.json)),
      "keys": .array(keys.map(\.json)),
      "again": again?.json ?? .null,
      "question": question?.json ?? .null,
      "lastChange": lastChange?.json ?? .null,
      "isReceipt": .bool(isReceipt),
      "consent": consent.json,
      "crisisAt": JSON(crisisAt?.isoSeconds),
      "silentUntil": JSON(silentUntil?.isoSeconds),
      "isAskedSafe": .bool(isAskedSafe),
    ]
  }

  package init(json: JSON) {
    touched = json["touched"]?.string.flatMap { LocalTime(iso: $0) }
    focusUntil = json["focusUntil"]?.string.flatMap { LocalTime(iso: $0) }
    inHand = json["inHand"].flatMap(Reference.init(json:))
    before = json["before"].flatMap(Reference.init(json:))
    list = json["list"]?.array?.compactMap(Reference.init(json:)) ?? []
    keys = json["keys"]?.array?.compactMap(Action.init(json:)) ?? []
    again = json["again"].flatMap(Call.init(json:))
    question = json["question"].flatMap(Question.init(json:))
    lastChange = json["lastChange"].flatMap(MadeChange.init(json:))
    isReceipt = json["isReceipt"] == true
    consent = Consent(json: json["consent"])
    crisisAt = json["crisisAt"]?.string.flatMap { LocalTime(iso: $0) }
    silentUntil = json["silentUntil"]?.string.flatMap { LocalTime(iso: $0) }
    isAskedSafe = json["isAskedSafe"] == true
  }
}

extension Reference {
  package var json: JSON { ["kind": .string(kind), "id": .string(id), "label": .string(label)] }

  init?(json: JSON) {
    guard let kind = json["kind"]?.string, let id = json["id"]?.string else { return nil }
    self.init(kind: kind, id: id, label: json["label"]?.string ?? "")
  }
}

extension Action {
  var json: JSON {
    ["key": .string(String(key)), "word": word.json, "call": call.json, "then": .array(then.map(\.json))]
  }

  init?(json: JSON) {
    guard let key = json["key"]?.string?.first, let word = json["word"].flatMap(Said.init(json:)),
      let call = json["call"].flatMap(Call.init(json:))
    else { return nil }
    self.init(key, word, call, then: Call.list(json["then"]))
  }
}

extension Question {
  var json: JSON {
    [
      "words": words.json,
      "choices": .array(choices.map { ["word": $0.word.json, "call": $0.call?.json ?? .null] }),
      "open": open.map { open in
        ["call": open.call.json, "parameter": .string(open.parameter), "yields": .bool(open.yields)]
      } ?? .null,
      "then": .array(then.map(\.json)),
      "otherwise": .array(otherwise.map(\.json)),
    ]
  }

  init?(json: JSON) {
    guard let words = json["words"].flatMap(Said.init(json:)) else { return nil }
    let choices = json["choices"]?.array?.compactMap { choice in
      choice["word"].flatMap(Said.init(json:)).map { Choice($0, choice["call"].flatMap(Call.init(json:))) }
    }
    let open = json["open"].flatMap { open in
      open["call"].flatMap(Call.init(json:)).flatMap { call in
        open["parameter"]?.string.map { Open(call, $0, yields: open["yields"] == true) }
      }
    }
    self.init(words, choices: choices ?? [], open: open)
    then = Call.list(json["then"])
    otherwise = Call.list(json["otherwise"])
  }
}

extension Call {
  package var json: JSON {
    [
      "tool": .string(tool),
      "arguments": .object(arguments.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }),
    ]
  }

  static func list(_ json: JSON?) -> [Call] { json?.array?.compactMap(Call.init(json:)) ?? [] }

  package init?(json: JSON) {
    guard let tool = json["tool"]?.string else { return nil }
    let members = json["arguments"]?.members ?? []
    self.init(
      tool, Dictionary(members.compactMap { name, value in Argument(json: value).map { (name, $0) } }) { $1 })
  }
}

extension MadeChange {
  var json: JSON { ["call": call.json, "groups": .array(groups.map { .number(Double($0)) })] }

  init?(json: JSON) {
    guard let call = json["call"].flatMap(Call.init(json:)) else { return nil }
    self.init(call, groups: json["groups"]?.array?.compactMap { $0.number.flatMap(Int64.init(exactly:)) } ?? [])
  }
}

extension Argument {
  /// A moment that is not settled yet would mean another time when it is read again, so it is left out.
  var json: JSON {
    switch self {
    case .words(let words): .string(words)
    case .number(let number): .number(number)
    case .flag(let flag): .bool(flag)
    case .list(let items): .array(items.map(\.json))
    case .moment: .null
    case .id: .string(said)
    }
  }

  package init?(json: JSON) {
    switch json {
    case .null, .object: return nil
    case .bool(let flag): self = .flag(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = Argument(given: text)
    case .array(let items): self = .list(items.compactMap(Argument.init(json:)))
    }
  }
}
