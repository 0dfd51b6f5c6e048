extension Schema {
  /// Finds the steps of a card in order; has only cards that are steps.
  static let nudgeSteps = """
    CREATE INDEX nudge_steps ON nudge (parent, "order") WHERE parent IS NOT NULL;
    """
}
