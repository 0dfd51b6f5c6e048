/// The effect of Tab, from the candidates for the text before the cursor.
enum Completion: Equatable {
  case nothing
  /// Replaces all text before the cursor.
  case replace(String)
  case list([String])

  init(of input: String, among candidates: [String]) {
    let commonPrefix = Self.commonPrefix(candidates)
    if candidates.isEmpty {
      self = .nothing
    } else if candidates.count == 1 {
      self = .replace(commonPrefix.hasSuffix(" ") ? commonPrefix : commonPrefix + " ")
    } else if commonPrefix.count > input.count {
      self = .replace(commonPrefix)
    } else {
      self = .list(Self.suffixes(candidates, after: commonPrefix))
    }
  }

  private static func commonPrefix(_ texts: [String]) -> String {
    guard var prefix = texts.first else { return "" }
    for text in texts { prefix = String(zip(prefix, text).prefix { $0 == $1 }.map(\.0)) }
    return prefix
  }

  /// The candidates without the leading whole words that all of them share.
  private static func suffixes(_ candidates: [String], after shared: String) -> [String] {
    let length = shared.lastIndex(of: " ").map { shared.distance(from: shared.startIndex, to: $0) + 1 } ?? 0
    return candidates.map { String($0.dropFirst(length)) }
  }
}

extension Completion {
  private static let maximumItems = 24

  /// Candidates side by side, as many per row as fit; one that is longer than a row is cut.
  static func rows(_ items: [String], columns: Int) -> String {
    let visibleItems = items.count > maximumItems ? items.prefix(maximumItems - 1) + ["…"] : items[...]
    var rows = [""]
    for item in visibleItems.map({ truncate($0, columns: columns) }) {
      let row = rows[rows.count - 1]
      if row.isEmpty {
        rows[rows.count - 1] = item
      } else if CursorTracker.width(row) + 2 + CursorTracker.width(item) < columns {
        rows[rows.count - 1] = row + "  " + item
      } else {
        rows.append(item)
      }
    }
    return rows.joined(separator: "\n")
  }

  private static func truncate(_ item: String, columns: Int) -> String {
    guard CursorTracker.width(item) > columns else { return item }
    var prefix = item
    while CursorTracker.width(prefix) >= columns, !prefix.isEmpty { prefix.removeLast() }
    return prefix + "…"
  }
}
