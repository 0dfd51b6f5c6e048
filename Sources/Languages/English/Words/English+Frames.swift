package import Language

// What people say around a title.
extension English {
  package static let titlePrefixes = [
    "remind me to", "remind me", "remind me that", "please remind me to", "don't forget to", "dont forget to",
    "do not forget to", "remember to", "i need to", "i have to", "i've got to", "i must", "i should", "need to",
    "have to", "must", "gotta", "got to", "we have to", "we need to", "i want to", "make sure to", "make sure i",
    "todo:", "task:",
    "please", "to",
  ]

  package static let titleFrames = [
    ("add", "to my list"), ("add", "to my todo list"), ("add", "to my to-do list"), ("add", "to the list"),
    ("put", "on my list"), ("put", "on the list"), ("add", "to my tasks"), ("add", "to my nudges"),
  ]

  /// Words that begin a line that adds a task.
  package static let addingWords = WordSet("add capture todo")
  /// Words that say that something was not done.
  package static let denialWords = WordSet("failed havent havnt hasnt hadnt didnt")

  package static let danglingStarts = ["and", "then", "on", "at", "by"]
  package static let danglingEnds = [
    "runs out", "it runs out", "expires", "it expires", "falls due", "deadlines", "deadline", "its deadline", "closes",
    "it closes", "on", "at", "by", "in", "and", "from", "until", "before", "after", "starting", "due", "for",
  ]
}
