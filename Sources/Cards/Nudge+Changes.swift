package import Civil
package import Language
import Records
import Replies

extension Nudge {
  package mutating func setRepeat(_ rule: RepeatRule) {
    self.rule = rule.text
    anchor = due ?? anchor
    repeatFrom = .schedule
    series = series ?? id
  }

  /// The normalized name of a list: "#Shopping" and "shopping" give the same. `nil` if it has neither letter nor digit.
  package static func normalizedTag(_ input: String) -> String? {
    let name = input.trimmed { $0.isWhitespace || "#\"".contains($0) }.lowercased()
    return name.contains { $0.isLetter || $0.isNumber } ? String(name.prefix(maxTagLength)) : nil
  }

  private static let maxTagLength = 60

  /// Clears a field. Throws `UserError` if there is no field of that name.
  package mutating func clear(_ field: String, _ language: Language) throws {
    let fieldName = language.valueNames { $0.fieldNames }.value(named: field)
    switch fieldName ?? field {
    case "due": (due, zone) = (nil, nil)
    case "time": due = due.map { When($0.day) }
    case "repeat": (rule, anchor, repeatFrom) = (nil, nil, nil)
    case "notes": notes = nil
    case "priority": priority = .normal
    case "action", "target": (action, target, contact) = (nil, nil, nil)
    case "minutes": minutes = nil
    case "reminder": remindAt = nil
    case "tags": tags = []
    default:
      throw UserError(
        "A card has no \(field) to clear.",
        hint: "It has: due, time, repeat, notes, priority, action, minutes, reminder, tags.",
        code: .usage)
    }
  }
}

extension String {
  /// Whole words only, without regard to case.
  package func replacing(word old: String, with new: String) -> String {
    var result = ""
    var rest = self[...]
    let lowercasedOld = old.lowercased()
    while let start = rest.indices.first(where: {
      rest[$0...].lowercased().hasPrefix(lowercasedOld) && rest.isWord(from: $0, lowercasedOld.count)
    }) {
      result += rest[..<start]
      result += new.withoutRepetition(behind: result)
      rest = rest[rest.index(start, offsetBy: lowercasedOld.count)...]
    }
    return result + rest
  }
}

extension String {
  /// Without its first words where they stand right before it: the "Osaka" of "hostel in Osaka" behind "book hostel in".
  fileprivate func withoutRepetition(behind text: String) -> String {
    let (words, before) = (split(separator: " "), text.lowercased().split(separator: " "))
    let repeated = (0..<words.count).reversed().first { count in
      before.suffix(count).elementsEqual(words.prefix(count)) { $0 == $1.lowercased() }
    }
    guard let repeated, repeated > 0 else { return self }
    return words.dropFirst(repeated).joined(separator: " ")
  }
}

extension Substring {
  fileprivate func isWord(from start: Index, _ count: Int) -> Bool {
    guard let end = index(start, offsetBy: count, limitedBy: endIndex) else { return false }
    let before = start == startIndex ? nil : self[index(before: start)]
    let after = end == endIndex ? nil : self[end]
    return ![before, after].contains { $0?.isLetter == true || $0?.isNumber == true }
  }
}
