import Engine
import Foundation
import Replies

extension LabelledCall: Equatable {
  /// As the scorer compares: case, order and the form of numbers make no difference, and nothing is as good as empty.
  static func == (a: LabelledCall, b: LabelledCall) -> Bool {
    func plain(_ value: JSON?) -> String {
      switch value {
      case .array(let items): items.map { plain($0) }.sorted().joined(separator: "\u{1}")
      case .string(let text): text.trimmingCharacters(in: .whitespaces).lowercased()
      case .number(let number): Int(exactly: number).map(String.init) ?? String(number)
      case .bool(let flag): flag ? "true" : "false"
      default: ""
      }
    }
    guard a.tool == b.tool else { return false }
    return Set(a.arguments.map(\.key) + b.arguments.map(\.key)).allSatisfy { plain(a[$0]) == plain(b[$0]) }
  }
}
