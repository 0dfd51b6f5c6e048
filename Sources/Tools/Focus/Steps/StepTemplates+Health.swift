import Replies

extension StepTemplate {
  static let health: [StepTemplate] = [
    StepTemplate(
      "refill a prescription",
      [
        "Put the empty packet on the table", "Read the name and the strength off it",
        "Order it: app, website or one call", "Set the day to fetch it, and one a week before the next is due",
      ]),
    StepTemplate(
      "therapy",
      [
        "Write the one thing to talk about on a scrap of paper", "Find the number or the booking page",
        "Ask for the next free hour", "Put it in the calendar with the way there",
      ]),
    StepTemplate(
      "appointment",
      [
        "Find their number or booking page and open it", "Write down two times that suit you",
        "Ask for the first of them", "Put it in the calendar, with 15 minutes for the way",
      ]),
    StepTemplate(
      "haircut",
      [
        "Save one picture of how you want it", "Open their booking page or find their number",
        "Take the first time that suits you", "Put it in the calendar",
      ]),
  ]

  static let body: [StepTemplate] = [
    StepTemplate(
      "walk the dog",
      [
        "Put your shoes on and take the lead in your hand", "Take two bags and your keys", "Walk once round the block",
      ]),
    StepTemplate(
      "exercise",
      [
        "Put your shoes by the door", "Change into the clothes for it", "Do 5 minutes, and stop there if you like",
        "Drink a glass of water",
      ]),
    StepTemplate(
      "go to bed",
      [
        "Put the phone on its charger in another room", "Brush your teeth with the big light off",
        "Lay out tomorrow's clothes", "Lie down with a book or a quiet sound",
      ]),
    StepTemplate(
      "get up",
      [
        "Sit up and put both feet on the floor", "Drink the water by the bed, or from the tap",
        "Open the curtains and stand in the light for 1 minute", "Put on the first clothes you see",
      ]),
    StepTemplate(
      "wash",
      [
        "Carry a clean towel to the bathroom", "Turn the water on", "Wash one thing: face, teeth or hair",
        "Put on something clean",
      ]),
    StepTemplate(
      "eat something",
      [
        "Stand up and fill one glass with water", "Take the first thing that needs no cooking",
        "Sit down with it for 10 minutes",
      ]),
  ]
}
