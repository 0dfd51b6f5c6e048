import Civil
import Language

// A `LocalizedText` is stored in the dialogue's file and in the change log, still translatable.

extension LocalizedText {
  package var json: JSON { ["key": .string(key), "values": .array(values.map(\.json))] }

  package init?(json: JSON) {
    guard let key = json["key"]?.string else { return nil }
    self.init(key: key, values: json["values"]?.array?.map(Value.init(json:)) ?? [])
  }
}

extension LocalizedText.Value {
  fileprivate var json: JSON {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .init(number)
    case .decimal(let number): ["decimal": .string(number)]
    case .day(let day, let form): ["day": .string(day.iso), "form": .string(form.rawValue)]
    case .count(let count, let one, let many): ["count": .init(count), "one": .string(one), "many": .string(many)]
    case .when(let when, let now): ["when": .string(when.iso), "now": .string(now.isoSeconds)]
    case .on(let when, let now): ["on": .string(when.iso), "now": .string(now.isoSeconds)]
    case .spoken(let when, let now): ["spoken": .string(when.iso), "now": .string(now.isoSeconds)]
    case .localized(let text): text.json
    case .list(let list): .array(list.map(\.json))
    }
  }

  fileprivate init(json: JSON) {
    if let number = json.number {
      self = .number(Int(exactly: number) ?? 0)
    } else if let count = json["count"]?.number {
      self = .count(Int(exactly: count) ?? 0, one: json["one"]?.string ?? "", many: json["many"]?.string ?? "")
    } else if let when = json["when"]?.string.flatMap({ When(iso: $0) }),
      let now = json["now"]?.string.flatMap({ LocalTime(iso: $0) })
    {
      self = .when(when, now: now)
    } else if let when = json["on"]?.string.flatMap({ When(iso: $0) }),
      let now = json["now"]?.string.flatMap({ LocalTime(iso: $0) })
    {
      self = .on(when, now: now)
    } else if let when = json["spoken"]?.string.flatMap({ When(iso: $0) }),
      let now = json["now"]?.string.flatMap({ LocalTime(iso: $0) })
    {
      self = .spoken(when, now: now)
    } else if let number = json["decimal"]?.string {
      self = .decimal(number)
    } else if let day = json["day"]?.string.flatMap({ Day(iso: $0) }),
      let form = json["form"]?.string.flatMap({ Day.Form(rawValue: $0) })
    {
      self = .day(day, form)
    } else if let list = json.array {
      self = .list(list.compactMap(LocalizedText.init(json:)))
    } else if let text = LocalizedText(json: json) {
      self = .localized(text)
    } else {
      self = .text(json.string ?? "")
    }
  }
}
