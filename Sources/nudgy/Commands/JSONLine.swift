import Civil
import Replies

/// An input line from a program: plain text, or a JSON object whose other keys are returned with the answer.
struct JSONLine {
  let text: String
  let now: LocalTime?
  let otherMembers: [(key: String, value: JSON)]

  init(_ line: String) {
    guard line.first == "{", let json = JSON(reading: line), let members = json.members,
      let text = json["text"]?.string
    else {
      self.text = line
      now = nil
      otherMembers = []
      return
    }
    self.text = text
    now = json["now"]?.string.flatMap { LocalTime(iso: $0) }
    otherMembers = members.filter { $0.key != "text" && $0.key != "now" }
  }

  /// The answer, after the keys that came with the input.
  func answer(_ answer: JSON) -> JSON {
    let members = answer.members ?? []
    return .object(otherMembers.filter { member in !members.contains { $0.key == member.key } } + members)
  }
}
