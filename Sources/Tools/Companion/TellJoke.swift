import Civil
package import Engine
import Replies
package import Session

extension Session {
  package var tellJoke: Tool {
    Tool(
      "tell_joke", verb: "joke", "Tells a small joke.", topic: .companion,
      does: Work { turn in Reply(self.jokes[turn.now.secondOfDay % self.jokes.count]) })
  }

  private var jokes: [LocalizedText] {
    [
      "I tried to write a to-do list for penguins. Item one: waddle. Item two: see item one.",
      "My other hat is also a hat. I only have the one head.",
      "Why did the calendar take a break? Its days were numbered.",
      "I asked the kettle how its morning went. It said it needed to let off steam.",
      "A sock left the drawer to find itself. We are all proud of it, except its twin.",
      "I put off a joke about procrastination. It is due on Friday.",
      "The pencil wanted to retire. It felt it had made its point.",
      "Penguins never lose their keys. No pockets.",
      "I alphabetised the spice rack once. Thyme got away from me.",
      "The library book was overdue for a holiday. It went anyway, and checked itself out.",
      "My bed and I have an agreement: it keeps me, I keep it warm, and the alarm was never consulted.",
      "I know a good one about laundry, but it is still going round.",
    ]
  }
}
