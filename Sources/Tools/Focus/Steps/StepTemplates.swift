import Replies

extension StepTemplate {
  /// Specific templates before general ones, as of two signs with equal weight the first wins.
  static let all: [StepTemplate] = [
    talking, papers, accounts, money, health, body, rooms, chores, errands, occasions, travel, writing, work, learning,
    machines, people, general,
  ].flatMap(\.self)

  /// Steps for a task that no template matches.
  static let fallback = StepTemplate(
    "other",
    [
      "Go to where it happens and set a timer for 5 minutes", "Lay out the first thing it needs",
      "Do any one part until the timer ends", "Write down what is left, one line each",
    ])
}
