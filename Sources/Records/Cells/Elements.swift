/// The written form of a set: its elements in order, one a line.
package enum Elements {
  package static func cell(_ elements: Set<String>) -> Cell {
    let lines = elements.map { $0.replacing("\n", with: " ") }.filter { !$0.isEmpty }
    return .text(lines.sorted().joined(separator: "\n"))
  }

  /// `nil` when the cell holds no text.
  package static func read(_ cell: Cell) -> Set<String>? {
    guard case .text(let text) = cell else { return nil }
    return Set(text.split(separator: "\n").map(String.init))
  }
}
