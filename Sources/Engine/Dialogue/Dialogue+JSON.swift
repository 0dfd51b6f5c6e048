import Civil
package import Replies

// The dialogue is stored as one JSON object. Members that cannot be read are ignored, without an error.

extension Dialogue {
  package var json: JSON {
    [
      "touched": JSON(touched?.isoSeconds),
      "focusUntil": JSON(focusUntil?.isoSeconds),
      "isFocusPaused": .bool(isFocusPaused),
      "inHand": current?.json ?? .null,
      "before": previous?.json ?? .null,
      "list": .array(lastList.map(\.json)),
      "listShownAt": JSON(listShownAt?.isoSeconds),
      "listAge": .number(Double(listAge)),
      "pagedList": pagedList?.json ?? .null,
      "nextPage": nextPage?.json ?? .null,
      "keys": .array(keys.map(\.json)),
      "again": showCard?.json ?? .null,
      "question": question?.json ?? .null,
      "lastChange": lastChange?.json ?? .null,
      "isReceipt": .bool(isCorrectable),
      "consent": consent.json,
      "crisisAt": JSON(crisisAt?.isoSeconds),
      "silentUntil": JSON(silentUntil?.isoSeconds),
      "isAskedSafe": .bool(awaitsSafetyAnswer),
    ]
  }

  package init(json: JSON) {
    touched = json["touched"]?.string.flatMap { LocalTime(iso: $0) }
    focusUntil = json["focusUntil"]?.string.flatMap { LocalTime(iso: $0) }
    isFocusPaused = json["isFocusPaused"] == true
    current = json["inHand"].flatMap(Reference.init(json:))
    previous = json["before"].flatMap(Reference.init(json:))
    lastList = json["list"]?.array?.compactMap(Reference.init(json:)) ?? []
    listShownAt = json["listShownAt"]?.string.flatMap { LocalTime(iso: $0) }
    listAge = json["listAge"]?.number.flatMap(Int.init(exactly:)) ?? 0
    pagedList = json["pagedList"].flatMap(Call.init(json:))
    nextPage = json["nextPage"].flatMap(Call.init(json:))
    keys = json["keys"]?.array?.compactMap(Action.init(json:)) ?? []
    showCard = json["again"].flatMap(Call.init(json:))
    question = json["question"].flatMap(Question.init(json:))
    lastChange = json["lastChange"].flatMap(AppliedChange.init(json:))
    isCorrectable = json["isReceipt"] == true
    consent = Consent(json: json["consent"])
    crisisAt = json["crisisAt"]?.string.flatMap { LocalTime(iso: $0) }
    silentUntil = json["silentUntil"]?.string.flatMap { LocalTime(iso: $0) }
    awaitsSafetyAnswer = json["isAskedSafe"] == true
  }
}

extension AppliedChange {
  var json: JSON {
    ["call": call.json, "groups": AppliedChange.json(groups), "lineGroups": AppliedChange.json(lineGroups)]
  }

  init?(json: JSON) {
    guard let call = json["call"].flatMap(Call.init(json:)) else { return nil }
    self.init(call, groups: AppliedChange.numbers(json["groups"]))
    lineGroups = AppliedChange.numbers(json["lineGroups"])
  }

  private static func json(_ numbers: [Int64]) -> JSON { .array(numbers.map { .number(Double($0)) }) }

  private static func numbers(_ json: JSON?) -> [Int64] {
    json?.array?.compactMap { $0.number.flatMap(Int64.init(exactly:)) } ?? []
  }
}
