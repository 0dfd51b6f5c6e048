package import Engine

extension Profile {
  /// What a tool answers whose room is not built yet: its words are understood, nothing is done with them.
  func notYet(_ what: Said) -> Reply {
    Reply("\(what) cannot be kept yet. Nothing was changed.")
  }
}
