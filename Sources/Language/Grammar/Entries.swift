/// The entries of a grammar by number, stored by tool: many templates that share slots and rules.
package struct Entries: Sendable {
  /// The templates of one tool.
  package struct Group: Sendable {
    let owner: Int
    let templates: [String]
    let slots: Slots
    let rules: WordRules

    package init(owner: Int, templates: [String], slots: Slots, rules: WordRules = .none) {
      (self.owner, self.templates, self.slots, self.rules) = (owner, templates, slots, rules)
    }
  }

  let groups: [Group]
  /// The number of each group's first entry.
  private let starts: [Int]
  let count: Int

  init(_ groups: [Group]) {
    self.groups = groups
    var starts: [Int] = []
    starts.reserveCapacity(groups.count)
    var count = 0
    for group in groups {
      starts.append(count)
      count += group.templates.count
    }
    (self.starts, self.count) = (starts, count)
  }

  package var indices: Range<Int> { 0..<count }

  /// Uses binary search.
  package subscript(entry: Int) -> Grammar.Entry {
    var (low, high) = (0, groups.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= entry { low = middle } else { high = middle }
    }
    let group = groups[low]
    return Grammar.Entry(
      owner: group.owner, template: group.templates[entry - starts[low]], slots: group.slots, rules: group.rules)
  }
}
