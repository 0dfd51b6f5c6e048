/// What Tab does with the candidates for the text before the cursor.
enum Completion: Equatable {
  case nothing
  /// Instead of all the text before the cursor.
  case replace(String)
  case list([String])

  init(of typed: String, among candidates: [String]) {
    let shared = Self.sharedPrefix(candidates)
    if candidates.isEmpty {
      self = .nothing
    } else if candidates.count == 1 {
      self = .replace(shared.hasSuffix(" ") ? shared : shared + " ")
    } else if shared.count > typed.count {
      self = .replace(shared)
    } else {
      self = .list(Self.tails(candidates, after: shared))
    }
  }

  private static func sharedPrefix(_ texts: [String]) -> String {
    guard var shared = texts.first else { return "" }
    for text in texts { shared = String(zip(shared, text).prefix { $0 == $1 }.map(\.0)) }
    return shared
  }

  /// The candidates without the whole words that all of them begin with.
  private static func tails(_ candidates: [String], after shared: String) -> [String] {
    let length = shared.lastIndex(of: " ").map { shared.distance(from: shared.startIndex, to: $0) + 1 } ?? 0
    return candidates.map { String($0.dropFirst(length)) }
  }
}

extension Completion {
  private static let shownAtMost = 24

  /// Side by side, as many as a row holds; one that is longer than a row is cut.
  static func rows(_ items: [String], columns: Int) -> String {
    let shown = items.count > shownAtMost ? items.prefix(shownAtMost - 1) + ["…"] : items[...]
    var rows = [""]
    for item in shown.map({ cut($0, columns: columns) }) {
      let row = rows[rows.count - 1]
      if row.isEmpty {
        rows[rows.count - 1] = item
      } else if Wrap.width(row) + 2 + Wrap.width(item) < columns {
        rows[rows.count - 1] = row + "  " + item
      } else {
        rows.append(item)
      }
    }
    return rows.joined(separator: "\n")
  }

  private static func cut(_ item: String, columns: Int) -> String {
    guard Wrap.width(item) > columns else { return item }
    var start = item
    while Wrap.width(start) >= columns, !start.isEmpty { start.removeLast() }
    return start + "…"
  }
}
