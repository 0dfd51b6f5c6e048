package import Language
package import Replies

// What is said of several at once is a call for each: "the first two are done", "blood pressure 120 over 80".
extension Rules {
  /// The calls of one way to read a line.
  package func calls(_ match: Match) -> [Call] { each(call(match)) }

  /// One call for each of what an argument holds, where its parameter takes one; arguments side by side go in step.
  func each(_ call: Call) -> [Call] {
    guard let tool = tools.first(where: { $0.name == call.tool }) else { return [call] }
    let several = call.arguments.compactMap { name, argument in
      tool.parameters.first { $0.name == name }.flatMap { argument.several(as: $0.slot, in: language) }.map {
        (name, $0)
      }
    }
    guard let count = several.map(\.1.count).min() else { return [call] }
    return (0..<count).map { place in
      several.reduce(call) { $0.with($1.0, $1.1[place]) }
    }
  }

  /// Whether the line names several cards by their numbers.
  func pointsAtSeveral(_ match: Match) -> Bool { each(call(match)).count > 1 }
}

extension Argument {
  fileprivate func several(as slot: SlotType, in language: Language) -> [Argument]? {
    switch (self, slot) {
    case (.list, .list): nil
    case (.moment(let moment), _): moment.each.count > 1 ? moment.each.map(Argument.moment) : nil
    case (.list(let items), _): items
    case (.words(let words), .which): Which.several(said: words, in: language)?.map { .words(String($0)) }
    default: nil
    }
  }
}
