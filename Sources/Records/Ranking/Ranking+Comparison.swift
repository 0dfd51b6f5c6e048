extension Ranking {
  /// The question that puts the first card before the second; `nil` where it stands behind.
  package func reason(for first: Nudge, before second: Nudge) -> Question? {
    zip(answers(first), answers(second)).first { $0.answer != $1.answer }
      .flatMap { $0.answer < $1.answer ? $0.question : nil }
  }
}
