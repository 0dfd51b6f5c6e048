import Engine
import Language
import Replies

extension Question {
  /// What the person is shown: one field, in which the answer stands.
  func form(_ message: String, _ words: (LocalizedText) -> String) -> JSON {
    let told = choices.map { words($0.word) }
    var field: [(key: String, value: JSON)] = [("type", "string"), ("title", .string(words(self.words)))]
    if open == nil { field.append(("enum", .array(told.map { .string($0) }))) }
    if open != nil, !told.isEmpty { field.append(("description", .string(told.joined(separator: " · ")))) }
    return [
      "mode": "form", "message": .string(message),
      "requestedSchema": ["type": "object", "properties": ["answer": .object(field)], "required": ["answer"]],
    ]
  }

  /// What the person's answer comes to; `nil` where they left it.
  func call(answeredBy answer: JSON?, _ words: (LocalizedText) -> String) -> Call? {
    guard answer?["action"] == "accept", let said = answer?["content"]?["answer"]?.string else { return nil }
    if let place = choices.firstIndex(where: { words($0.word) == said }) ?? number(said) { return choices[place].call }
    return open.map { $0.call.with($0.parameter, .words(said)) }
  }

  private func number(_ said: String) -> Int? {
    Int(said).flatMap { choices.indices.contains($0 - 1) ? $0 - 1 : nil }
  }
}
