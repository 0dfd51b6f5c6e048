import Civil
import Language
package import Replies

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

extension MadeChange {
  var json: JSON { ["call": call.json, "groups": .array(groups.map { .number(Double($0)) })] }

  init?(json: JSON) {
    guard let call = json["call"].flatMap(Call.init(json:)) else { return nil }
    self.init(call, groups: json["groups"]?.array?.compactMap { $0.number.flatMap(Int64.init(exactly:)) } ?? [])
  }
}
