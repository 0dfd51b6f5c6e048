/// What a tool does to what is kept, the mildest first.
package enum Effect: Int, Comparable {
  /// The line is none of nudgy's business; a way to keep its words is shown.
  case nothing
  case reads
  case adds
  case changes
  /// Takes something out of sight.
  case destroys

  /// The gravest of several tools'.
  init(of names: [String], among tools: [Tool]) {
    let effects = names.compactMap { name in tools.first { $0.name == name }?.effect }
    self = effects.max() ?? .nothing
  }

  package static func < (a: Effect, b: Effect) -> Bool { a.rawValue < b.rawValue }
}

extension Tool {
  package var effect: Effect {
    if name == ConversationTool.beyond.rawValue { return .nothing }
    if !writes { return .reads }
    return onlyAdds ? .adds : needsKey ? .destroys : .changes
  }
}
