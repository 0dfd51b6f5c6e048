import Engine

extension Profile {
  /// What a tool answers whose room is not built yet: its words are understood, nothing is done with them.
  func notYet(_ what: Said) -> Reply {
    Reply("\(what): that is not built yet. Nothing was changed.")
  }
}
