/// What it costs a person that one thing is done where another was meant; what is meant costs nothing.
///
/// A wrong answer is looked past, a wrong card has to be taken back, and who does not see that something was changed or let
/// go of misses it later. What was told and not kept is lost, unless it is typed again; a line that nobody
/// understands is kept and asked about, and so a better guess than an answer to something else.
enum Costs {
  /// By what is done, then by what was meant, both in the order of `Effect`.
  private static let table: [[Float]] = [
    //  nothing reads adds changes destroys
    [0.6, 1.0, 1.2, 1.0, 1.0],  // nothing
    [0.7, 0.7, 1.3, 1.0, 1.0],  // reads
    [1.6, 1.4, 0.8, 1.2, 1.2],  // adds
    [1.6, 1.6, 1.6, 1.0, 1.2],  // changes
    [2.4, 2.4, 2.4, 1.6, 1.0],  // destroys
  ]

  static func of(_ done: Effect, where meant: Effect) -> Float { table[done.rawValue][meant.rawValue] }
}
