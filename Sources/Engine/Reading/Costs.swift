/// What it costs a person if one thing is done where another was meant. Doing what was meant costs nothing: equal
/// effects are of different tools.
///
/// A person ignores a wrong answer, has to undo a wrong card, and misses a wrongly changed or dropped record only
/// later. Text that was told and not stored is lost unless it is typed again. A line that nothing reads is saved and
/// asked about, which is better than an answer to something else.
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

  static func of(_ done: Effect, whereMeant meant: Effect) -> Float { table[done.rawValue][meant.rawValue] }
}
