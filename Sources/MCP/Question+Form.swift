import Language
import Replies

extension Question {
  /// The form that the person is shown, with one field for the answer.
  func form(_ message: String, _ words: (LocalizedText) -> String) -> JSON {
    let labels = choices.map { words($0.label) }
    var field: [(key: String, value: JSON)] = [("type", "string"), ("title", .string(words(self.text)))]
    if freeAnswer == nil { field.append(("enum", .array(labels.map { .string($0) }))) }
    if freeAnswer != nil, !labels.isEmpty { field.append(("description", .string(labels.joined(separator: " · ")))) }
    return [
      "mode": "form", "message": .string(message),
      "requestedSchema": ["type": "object", "properties": ["answer": .object(field)], "required": ["answer"]],
    ]
  }

  /// The call that the person's answer makes; `nil` if they declined.
  func call(forAnswer answer: JSON?, _ words: (LocalizedText) -> String) -> Call? {
    guard answer?["action"] == "accept", let text = answer?["content"]?["answer"]?.string else { return nil }
    if let place = choices.firstIndex(where: { words($0.label) == text }) ?? number(text) { return choices[place].call }
    return freeAnswer.map { $0.call.with($0.parameter, .words(text)) }
  }

  private func number(_ text: String) -> Int? {
    Int(text).flatMap { choices.indices.contains($0 - 1) ? $0 - 1 : nil }
  }
}
