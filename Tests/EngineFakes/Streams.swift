import Replies

/// What a model's server sends, in few words.
package enum Streams {
  /// Each line an event, `[DONE]` included.
  package static func events(_ lines: [String]) -> [UInt8] {
    Array(lines.map { "data: \($0)\n\n" }.joined().utf8)
  }

  package static func chunk(_ delta: String, _ finish: String? = nil) -> String {
    #"{"id":"c1","choices":[{"index":0,"delta":\#(delta),"finish_reason":\#(finish.map { "\"\($0)\"" } ?? "null")}]}"#
  }

  package static func text(_ words: String) -> String { chunk("{\"content\":\(JSON.string(words).text)}") }
  package static func call(_ piece: String) -> String { chunk(#"{"tool_calls":[\#(piece)]}"#) }
  package static let stop = chunk("{}", "stop")
}

extension [UInt8] {
  package func cut(every size: Int) -> [[UInt8]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
