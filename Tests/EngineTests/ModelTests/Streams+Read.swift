import Engine
import EngineFakes
import JSONChecks
import Replies

extension Streams {
  static let offered: Set<String> = ["plant", "water"]

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

  static func calls(_ lines: [String]) throws -> [NamedCall] { try read(lines).calls.map(NamedCall.init) }
}

/// A call as tests write it, `plant {"what":"fern"}`, and `plant nothing` where no arguments could be read.
struct NamedCall: Equatable, Sendable, ExpressibleByStringInterpolation {
  let name: Substring
  let arguments: JSON?

  init(stringLiteral text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    name = parts[0]
    arguments = JSON(reading: String(parts[1]))?.inAnyOrder
  }

  init(_ call: ModelCall) {
    name = call.name[...]
    arguments = call.arguments?.inAnyOrder
  }
}
