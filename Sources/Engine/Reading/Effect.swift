/// What a tool does to what is kept, the mildest first.
enum Effect: Int, CaseIterable {
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
    self = effects.max { $0.rawValue < $1.rawValue } ?? .nothing
  }
}

extension Tool {
  var effect: Effect {
    if name == "out_of_scope" { return .nothing }
    if !writes { return .reads }
    return onlyAdds ? .adds : needsKey ? .destroys : .changes
  }
}

/// What it costs a person that one thing is done where another was meant; what is meant costs nothing.
///
/// A wrong answer is looked past, a wrong card has to be taken back, and who does not see that something was changed or let
/// go of misses it later. What was told and not kept is lost, unless it is typed again.
struct Costs {
  /// By what is done, then by what was meant, both in the order of `Effect`.
  private static let table: [[Float]] = [
    //  nothing reads adds changes destroys
    [0.6, 1.0, 1.2, 1.0, 1.0],  // nothing
    [0.6, 0.7, 0.9, 1.0, 1.0],  // reads
    [1.2, 1.4, 0.8, 1.2, 1.2],  // adds
    [1.6, 1.6, 1.6, 1.0, 1.2],  // changes
    [2.4, 2.4, 2.4, 1.6, 1.0],  // destroys
  ]

  static func of(_ done: Effect, where meant: Effect) -> Float { table[done.rawValue][meant.rawValue] }
}
