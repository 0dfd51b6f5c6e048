import Replies

extension StepTemplate {
  static let machines: [StepTemplate] = [
    StepTemplate(
      "car service",
      [
        "Take a photo of the dashboard, miles in view", "Find the garage's number or booking page",
        "Book the first day you can do without it", "Put the key and the papers by the door the evening before",
      ]),
    StepTemplate(
      "bike",
      [
        "Wheel the bike into the light", "Squeeze both tyres and pull both brakes", "Pump up or oil what needs it",
        "Book the shop for the rest",
      ]),
    StepTemplate(
      "backup",
      [
        "Plug the drive in, or open the backup page", "Copy the one folder you would miss most",
        "Start the whole backup and let it run", "Set it to come back each month",
      ]),
    StepTemplate(
      "photos",
      [
        "Open the photos of one month", "Delete ten that are blurred or double", "Mark the five best",
        "Put the five into one album", "Stop there, and set a day for the next month",
      ]),
    StepTemplate(
      "computer",
      [
        "Put the charger in and turn it on", "Write down in one line what does not work", "Restart it once",
        "Search for that line, for 15 minutes", "Ask a shop or a friend, with the line",
      ]),
    StepTemplate(
      "furniture",
      [
        "Lay the box flat and cut it open", "Count the screws into a bowl", "Do the first two pictures",
        "Do the rest, with a pause after each page", "Carry the cardboard out",
      ]),
    StepTemplate(
      "home repair",
      [
        "Take a photo of it", "Write down what it needs: a tool, a part or a person",
        "Put the tools beside it, or find one number", "Do it for 20 minutes, or call and send the photo",
      ]),
  ]

  /// Verbs that say little about the task.
  static let general: [StepTemplate] = [
    StepTemplate(
      "clean something",
      [
        "Take one bag and one cloth to the place", "Put the rubbish into the bag", "Put ten things where they live",
        "Wipe the surface that is free now",
      ]),
    StepTemplate(
      "buy something",
      [
        "Write down what it is, its size and the most it may cost", "Look at three of them, for 15 minutes",
        "Choose one and order it, or put the shop on today's way", "Cross it off",
      ]),
    StepTemplate(
      "look into something",
      [
        "Write the question on paper, in one sentence", "Search for 15 minutes with a timer", "Write down two answers",
        "Choose one, or one person to ask",
      ]),
    StepTemplate(
      "write something",
      [
        "Open an empty page and type what it is", "Type three bad lines", "Go on for 15 minutes",
        "Read it once and save it",
      ]),
    StepTemplate(
      "book something",
      [
        "Open their page, or find the number", "Write down two times that suit you", "Take the first that is free",
        "Put it in the calendar",
      ]),
    StepTemplate(
      "plan something",
      [
        "Take a sheet of paper and write its name on top", "Write down what is done when it is done, in one line",
        "List what you know of it, for 5 minutes", "Circle the one thing that can be done today",
      ]),
  ]
}
