import Replies

extension StepTemplate {
  static let people: [StepTemplate] = [
    StepTemplate(
      "school matters",
      [
        "Empty the school bag onto the table", "Find the paper that wants an answer",
        "Sign it, or write its date in the calendar", "Put it back and put the bag by the door",
      ]),
    StepTemplate(
      "childcare",
      [
        "Write down day and hours it is about", "Put together what the child needs on one chair",
        "Ask one person, with day and hours", "Put it in the calendar",
      ]),
    StepTemplate(
      "see someone",
      [
        "Open the conversation with them", "Offer two times in one line", "Put the one they take in the calendar",
        "Look up the way and when to leave",
      ]),
  ]
}
