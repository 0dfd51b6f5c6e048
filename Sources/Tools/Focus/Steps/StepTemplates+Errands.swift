import Replies

extension StepTemplate {
  static let errands: [StepTemplate] = [
    StepTemplate(
      "library books",
      [
        "Put the library books into a bag", "Look under the bed and by the sofa for the rest",
        "Put the bag by your shoes", "Take it along, or renew them online",
      ]),
    StepTemplate(
      "return a parcel",
      [
        "Put the thing and its box on the table", "Open the order and press return",
        "Print the label or save the code", "Tape the box shut and put it by the door", "Drop it off",
      ]),
    StepTemplate(
      "post",
      [
        "Put what you send and an envelope on the table", "Write the address on it", "Seal it and put it by your keys",
        "Take it to the post, or book a pick-up",
      ]),
    StepTemplate(
      "pick up or drop off",
      [
        "Pick up the phone and look up when they close", "Put keys, bag and what you need to show by the door",
        "Set an alarm for when to leave", "Go",
      ]),
    StepTemplate(
      "find something lost",
      [
        "Stand still and say where you had it last", "Search that one place with your hands",
        "Search bag, coat and sofa", "Ask one person",
      ]),
    StepTemplate(
      "sell something",
      [
        "Put the thing on a bare table in good light", "Take three photos", "Write its name, its size and one flaw",
        "Choose a price and post it",
      ]),
    StepTemplate(
      "volunteering",
      [
        "Write down the hours you can give", "Find their page or number and open it",
        "Send two lines: who you are, and those hours", "Put the first date in the calendar",
      ]),
  ]

  static let occasions: [StepTemplate] = [
    StepTemplate(
      "gift",
      [
        "Write down three things that person likes", "Choose the first you can get without a trip",
        "Order it, or put the shop on today's way", "Wrap it and put it by the door",
      ]),
    StepTemplate(
      "birthday",
      [
        "Write the date and the name on a sheet of paper", "Choose one: card, call or cake",
        "Do that one, or order it now", "Set it to come back a week earlier next year",
      ]),
    StepTemplate(
      "party",
      [
        "Write down five names on a sheet of paper", "Choose day, hour and place",
        "Send one message with those three to all five", "List food and drink in six words",
        "Ask one person to bring one thing",
      ]),
  ]
}
