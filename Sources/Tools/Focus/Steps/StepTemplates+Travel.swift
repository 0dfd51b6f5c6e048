import Replies

extension StepTemplate {
  static let travel: [StepTemplate] = [
    StepTemplate(
      "unpack",
      [
        "Open the bag and put the dirty clothes in the wash", "Put the wash bag back in the bathroom",
        "Put away ten things", "Put the empty bag where it lives",
      ]),
    StepTemplate(
      "move house",
      [
        "Put up one box and tape its bottom", "Fill it with things you do not need this month", "Write the room on it",
        "List who needs the new address", "Book the van",
      ]),
    StepTemplate(
      "find a home",
      [
        "Write down the most you can pay and two areas", "Save one search with those", "Ask for two viewings",
        "Put pay slips and ID into one folder",
      ]),
    StepTemplate(
      "pack a bag",
      [
        "Put the open bag on the bed", "Lay underwear and socks beside it, one for each day",
        "Add tops, bottoms and something warm", "Add charger, medicine, papers", "Zip it and put it by the door",
      ]),
    StepTemplate(
      "book a trip",
      [
        "Write down the two dates on a sheet of paper", "Look up three ways there for 15 minutes",
        "Choose one and book it", "Put the confirmation into one folder", "Put both dates in the calendar",
      ]),
    StepTemplate(
      "book a table",
      [
        "Write down day, hour and how many people", "Open their booking page or find the number",
        "Book the first time that fits", "Put it in the calendar and tell the others",
      ]),
  ]
}
