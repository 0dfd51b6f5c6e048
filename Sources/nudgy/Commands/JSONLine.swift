import Civil
import Engine
import Replies

/// A line that a program sends: plain text, or a JSON object whose other keys come back as they were.
struct JSONLine {
  let text: String
  let now: LocalTime?
  let rest: [(key: String, value: JSON)]

  init(_ line: String) {
    guard line.first == "{", let json = JSON(reading: line), let members = json.members,
      let text = json["text"]?.string
    else {
      self.text = line
      now = nil
      rest = []
      return
    }
    self.text = text
    now = json["now"]?.string.flatMap { LocalTime(iso: $0) }
    rest = members.filter { $0.key != "text" && $0.key != "now" }
  }

  /// The answer behind the keys that came along.
  func answer(_ answer: JSON) -> JSON {
    let members = answer.members ?? []
    return .object(rest.filter { kept in !members.contains { $0.key == kept.key } } + members)
  }
}
