package import Civil
import Engine
package import Language
import Records
import Replies
import Session

extension Nudge {
  package mutating func repeats(_ rule: RepeatRule) {
    self.rule = rule.text
    anchor = due ?? anchor
    repeatFrom = .schedule
    series = series ?? id
  }

  /// The name of a list, as it is kept: "#Shopping" and "shopping" are one. `nil` where there is no word in it.
  package static func tag(_ said: String) -> String? {
    let name = said.trimmed { $0.isWhitespace || "#\"".contains($0) }.lowercased()
    return name.contains { $0.isLetter || $0.isNumber } ? String(name.prefix(longestTag)) : nil
  }

  private static let longestTag = 60

  /// Empties a field that a person named.
  package mutating func clear(_ field: String, _ language: Language) throws {
    let named = language.names { $0.fieldNames }.value(saidAs: field)
    switch named ?? field {
    case "due": (due, zone) = (nil, nil)
    case "time": due = due.map { When($0.day) }
    case "repeat": (rule, anchor, repeatFrom) = (nil, nil, nil)
    case "notes": notes = nil
    case "priority": priority = .normal
    case "action", "target": (action, target, contact) = (nil, nil, nil)
    case "minutes": minutes = nil
    case "tags": tags = []
    default:
      throw UserError(
        "A card has no \(field) to empty.",
        hint: "It has due, time, repeat, notes, priority, action, minutes and tags.",
        code: .usage)
    }
  }
}

extension String {
  /// Whole words only, without regard to case.
  package func replacing(word old: String, with new: String) -> String {
    var result = ""
    var rest = self[...]
    let wanted = old.lowercased()
    while let start = rest.indices.first(where: {
      rest[$0...].lowercased().hasPrefix(wanted) && rest.isWord(from: $0, wanted.count)
    }) {
      result += rest[..<start] + new
      rest = rest[rest.index(start, offsetBy: wanted.count)...]
    }
    return result + rest
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
