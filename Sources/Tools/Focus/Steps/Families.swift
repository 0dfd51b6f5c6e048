import Engine
import Replies
import Session

extension Family {
  /// Particular things before general ones, as of two signs that say as much the first is taken.
  static let all: [Family] = [
    talking, papers, accounts, money, health, body, rooms, chores, errands, occasions, travel, writing, work, learning,
    machines, people, general,
  ].flatMap(\.self)

  /// An honest start for whatever no family knows.
  static let other = Family(
    "other",
    [
      "Go to where it happens and set a timer for 5 minutes", "Lay out the first thing it needs",
      "Do any one part until the timer ends", "Write down what is left, one line each",
    ])
}
