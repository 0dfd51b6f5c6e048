package import Language

// JSON forms of the dialogue state that is stored between two runs of the program.

extension Reference {
  package var json: JSON { ["kind": .string(kind), "id": .string(id), "label": .string(label)] }

  package init?(json: JSON) {
    guard let kind = json["kind"]?.string, let id = json["id"]?.string else { return nil }
    self.init(kind: kind, id: id, label: json["label"]?.string ?? "")
  }
}

extension Action {
  package var json: JSON {
    ["key": .string(String(key)), "word": label.json, "call": call.json, "then": .array(nextCalls.map(\.json))]
  }

  package init?(json: JSON) {
    guard let key = json["key"]?.string?.first, let word = json["word"].flatMap(LocalizedText.init(json:)),
      let call = json["call"].flatMap(Call.init(json:))
    else { return nil }
    self.init(key, word, call, nextCalls: Call.decodeList(json["then"]))
  }
}

extension Question {
  package var json: JSON {
    [
      "words": text.json,
      "choices": .array(choices.map { ["word": $0.label.json, "call": $0.call?.json ?? .null] }),
      "open": freeAnswer.map { open in
        ["call": open.call.json, "parameter": .string(open.parameter), "yields": .bool(open.allowsOtherInput)]
      } ?? .null,
      "then": .array(nextCalls.map(\.json)),
      "otherwise": .array(fallbackCalls.map(\.json)),
      "followsChange": .bool(followsChange),
      "keepsKeys": .bool(keepsKeys),
    ]
  }

  package init?(json: JSON) {
    guard let words = json["words"].flatMap(LocalizedText.init(json:)) else { return nil }
    let choices = json["choices"]?.array?.compactMap { choice in
      choice["word"].flatMap(LocalizedText.init(json:)).map { Choice($0, choice["call"].flatMap(Call.init(json:))) }
    }
    let open = json["open"].flatMap { open in
      open["call"].flatMap(Call.init(json:)).flatMap { call in
        open["parameter"]?.string.map { FreeAnswer(call, $0, allowsOtherInput: open["yields"] == true) }
      }
    }
    self.init(words, choices: choices ?? [], freeAnswer: open)
    nextCalls = Call.decodeList(json["then"])
    fallbackCalls = Call.decodeList(json["otherwise"])
    followsChange = json["followsChange"] == true
    keepsKeys = json["keepsKeys"] == true
  }
}

extension Call {
  package var json: JSON {
    [
      "tool": .string(tool),
      "arguments": .object(arguments.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }),
    ]
  }

  package static func decodeList(_ json: JSON?) -> [Call] { json?.array?.compactMap(Call.init(json:)) ?? [] }

  package init?(json: JSON) {
    guard let tool = json["tool"]?.string else { return nil }
    let members = json["arguments"]?.members ?? []
    self.init(
      tool, Dictionary(members.compactMap { name, value in Argument(json: value).map { (name, $0) } }) { $1 })
  }
}

extension Argument {
  /// A moment that is not resolved yet is left out: it would mean another time when read again.
  package var json: JSON {
    switch self {
    case .words(let words): .string(words)
    case .number(let number): .number(number)
    case .flag(let flag): .bool(flag)
    case .list(let items): .array(items.map(\.json))
    case .moment: .null
    case .id: .string(inputText)
    }
  }

  package init?(json: JSON) {
    switch json {
    case .null, .object: return nil
    case .bool(let flag): self = .flag(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = Argument(input: text)
    case .array(let items): self = .list(items.compactMap(Argument.init(json:)))
    }
  }
}

extension Argument {
  /// The argument as a person would have typed it.
  package var inputText: String {
    switch self {
    case .words(let words): words
    case .number(let number): JSON.number(number).text
    case .flag(let flag): flag ? "yes" : "no"
    case .list(let items): items.map(\.inputText).joined(separator: ", ")
    case .moment: "that time"
    case .id(let id): "#\(id)"
    }
  }
}
