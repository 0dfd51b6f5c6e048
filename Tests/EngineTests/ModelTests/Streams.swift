import Engine
import Replies

/// The answers of a model in few words.
enum Streams {
  static let offered: Set<String> = ["plant", "water"]

  /// Each line an event, `[DONE]` included.
  static func events(_ lines: [String]) -> [UInt8] { Array(lines.map { "data: \($0)\n\n" }.joined().utf8) }

  static func chunk(_ delta: String, _ finish: String? = nil) -> String {
    #"{"id":"c1","choices":[{"index":0,"delta":\#(delta),"finish_reason":\#(finish.map { "\"\($0)\"" } ?? "null")}]}"#
  }

  static func text(_ words: String) -> String { chunk("{\"content\":\(JSON.string(words).text)}") }
  static func call(_ piece: String) -> String { chunk(#"{"tool_calls":[\#(piece)]}"#) }
  static let stop = chunk("{}", "stop")

  /// What is shown on the way, and the answer.
  static func read(
    _ bytes: [UInt8], cutEvery size: Int = 1000, offering names: Set<String> = offered, thinksUnopened: Bool = false
  ) throws -> (shown: [String], completion: Completion) {
    var reader = CompletionReader(toolNames: names, omitsThinkingTag: thinksUnopened)
    var shown: [String] = []
    for piece in bytes.cut(every: size) where !reader.hasEnded { shown.append(try reader.consume(piece)) }
    let (completion, rest) = try reader.end()
    return ((shown + [rest]).filter { !$0.isEmpty }, completion)
  }

  static func read(_ lines: [String]) throws -> Completion { try read(events(lines)).completion }

  /// `plant {"what":"fern"}` for each call.
  static func calls(_ lines: [String]) throws -> [String] {
    try read(lines).calls.map { "\($0.name) \($0.arguments?.text ?? "nothing")" }
  }
}
