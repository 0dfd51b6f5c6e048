extension Ranking {
  /// The question that puts the first card ahead of the second; `nil` where it comes after.
  package func reason(for first: Nudge, before second: Nudge) -> Question? {
    zip(answers(first), answers(second)).first { $0.answer != $1.answer }
      .flatMap { $0.answer < $1.answer ? $0.question : nil }
  }
}
