extension Schema {
  /// Finds the steps of a card in their order; a card that is no step is not in it.
  static let nudgeSteps = """
    CREATE INDEX nudge_steps ON nudge (parent, "order") WHERE parent IS NOT NULL;
    """
}
