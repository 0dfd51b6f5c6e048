/// How a set is stored as text: its elements in order, one per line.
package enum SetCoding {
  package static func encode(_ elements: Set<String>) -> Cell {
    let lines = elements.map { $0.replacing("\n", with: " ") }.filter { !$0.isEmpty }
    return .text(lines.sorted().joined(separator: "\n"))
  }

  /// `nil` when the cell holds no text.
  package static func decode(_ cell: Cell) -> Set<String>? {
    guard case .text(let text) = cell else { return nil }
    return Set(text.split(separator: "\n").map(String.init))
  }
}
