/// What a tool does to stored data, from the mildest to the gravest.
package enum Effect: Int, Comparable {
  /// The line is out of scope; a way to save its words is shown.
  case nothing
  case reads
  case adds
  case changes
  /// Hides a record.
  case destroys

  /// The gravest effect of several tools.
  init(of names: [String], among tools: [Tool]) {
    let effects = names.compactMap { name in tools.first { $0.name == name }?.effect }
    self = effects.max() ?? .nothing
  }

  package static func < (a: Effect, b: Effect) -> Bool { a.rawValue < b.rawValue }
}

extension Tool {
  package var effect: Effect {
    if name == ConversationTool.outOfScope.rawValue { return .nothing }
    if !writes { return .reads }
    return onlyAdds ? .adds : needsConfirmation ? .destroys : .changes
  }
}
