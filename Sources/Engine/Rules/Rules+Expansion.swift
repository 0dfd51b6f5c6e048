package import Language
package import Replies

// A line about several things at once becomes one call for each: "the first two are done", "blood pressure 120 over
// 80".
extension Rules {
  /// The calls of one match.
  package func calls(_ match: Match) -> [Call] { expand(call(match)) }

  /// One call for each value, where an argument holds several and its parameter takes one. Several such arguments are
  /// combined in order: first with first.
  func expand(_ call: Call) -> [Call] {
    guard let tool = tools.first(where: { $0.name == call.tool }) else { return [call] }
    let expansions = call.arguments.compactMap { name, argument in
      tool.parameters.first { $0.name == name }.flatMap { argument.parts(as: $0.slot, in: language) }.map {
        (name, $0)
      }
    }
    guard let count = expansions.map(\.1.count).min() else { return [call] }
    return (0..<count).map { place in
      expansions.reduce(call) { $0.with($1.0, $1.1[place]) }
    }.distinct
  }

  /// Whether the line names several cards by their numbers.
  func namesSeveralCards(_ match: Match) -> Bool { expand(call(match)).count > 1 }
}

extension Argument {
  fileprivate func parts(as slot: SlotType, in language: Language) -> [Argument]? {
    switch (self, slot) {
    case (.list, .list): nil
    case (.moment(let moment), _):
      moment.individualMoments.count > 1 ? moment.individualMoments.map(Argument.moment) : nil
    case (.list(let items), _): items
    case (.words(let words), .reference): RecordSelector.several(text: words, in: language)?.map { .words(String($0)) }
    default: nil
    }
  }
}
