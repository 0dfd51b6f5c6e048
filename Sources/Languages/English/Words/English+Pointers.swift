internal import Language

// How people refer to what was shown or asked.
extension English {
  package static let currentPointers: Set = ["it", "this", "that", "them", "current"]
  package static let longPointers: Set = [["that", "last"], ["this", "last"]]
  package static let otherPointers: Set = ["other"]
  package static let positions = [
    "first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4, "fifth": 5, "5th": 5,
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "last": -1,
  ]
  package static let counts = ["two": 2, "three": 3, "four": 4, "five": 5]
  package static let topWords: Set = ["first", "top", "next"]
  package static let bottomWords: Set = ["last", "bottom"]
  package static let pointerFillers: Set = [
    "the", "number", "no", "card", "task", "one", "item", "reminder", "nudge", "todo",
  ]
  package static let pluralFillers: Set = ["numbers", "nos", "cards", "tasks", "ones"]
  package static let pointerNoun = "one"
  package static let everythingPhrases: Set = [
    "everything", "all", "all of it", "all cards", "all tasks", "all of my cards", "all of my tasks", "all my cards",
    "all my tasks", "all the cards", "all the tasks", "every card", "every task", "the lot", "the whole lot",
    "the whole list", "all of the cards", "all of the tasks", "all the things", "all things",
  ]
  package static let allShownPhrases: Set = [
    "all of them", "them all", "all of these", "all these", "all of those", "all those",
  ]
  package static let scopeLeads: Set = [
    "from", "for", "on", "of", "in", "due", "that", "thats", "that's", "is", "are", "was", "still", "left", "which",
    "my", "the", "list", "cards", "tasks", "things", "stuff", "else", "with", "tagged", "marked", "labelled", "has",
    "have", "tag",
  ]
  package static let listNoun = "list"
  package static let pointerJoiners: Set = ["and"]
  package static let articles: Set = ["the", "my", "a", "an", "that", "this", "our"]
  package static let possessives = ["'s", "’s"]
  package static let acceptAllPhrases: Set = ["both", "both of them", "all", "all of them", "every one"]
  package static let acceptNonePhrases: Set = ["neither", "none", "none of them", "neither of them"]
  package static let answerLeads = ["until ", "till ", "til ", "for ", "to "]
  package static let pointingArticle = "the"
  package static let pointingNouns: Set = ["one", "card", "task", "reminder"]
  package static let pointerLeads: Set = ["on", "for", "of", "from", "off", "to", "with"]
  package static let pronoun = "it"
}
