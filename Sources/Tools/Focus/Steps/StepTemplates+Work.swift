import Replies

extension StepTemplate {
  static let writing: [StepTemplate] = [
    StepTemplate(
      "thesis",
      [
        "Open the file and put the cursor where you stopped", "Type one bad sentence about what comes next",
        "Add three points under it", "Write on one point for 25 minutes", "Note the next point, and save",
      ]),
    StepTemplate(
      "presentation",
      [
        "Take a sheet of paper and write the one thing to say", "Write three points under it",
        "Make one slide for each, with a title only", "Add one picture or number to each",
        "Say it aloud once with a timer",
      ]),
    StepTemplate(
      "essay or report",
      [
        "Open an empty page and type the title", "Type three points, badly, in 5 minutes",
        "Write under the easiest of them for 15 minutes", "Write under the other two", "Read it once and send it on",
      ]),
    StepTemplate(
      "creative work",
      [
        "Put the tools on the table, open", "Make one mark, row or line that may be bad", "Go on for 15 minutes",
        "Leave it out where you will see it",
      ]),
  ]

  static let work: [StepTemplate] = [
    StepTemplate(
      "interview",
      [
        "Put their advert and your CV side by side", "Write three things you did, one line each",
        "Say each aloud once", "Write two questions for them", "Lay out clothes, and look up the way",
      ]),
    StepTemplate(
      "CV",
      [
        "Open the last version, or an empty page with your name", "Add the newest job: place, years, one result",
        "Cut what is older than ten years", "Ask one person to read it",
      ]),
    StepTemplate(
      "job application",
      [
        "Open the advert and copy its three main wishes", "Write one line for each: where you did that",
        "Put the lines between a greeting and your name", "Attach the CV and send it",
        "Write down where and when you sent it",
      ]),
    StepTemplate(
      "meeting",
      [
        "Write the one thing you need from it on paper", "Write two more points under it",
        "Open the link or find the room", "Set an alarm for 5 minutes before",
      ]),
    StepTemplate(
      "code",
      [
        "Open the project and run it once", "Write the wrong and the right result in two lines",
        "Find the one place where they part", "Change the smallest thing and run it again", "Commit it",
      ]),
    StepTemplate(
      "spreadsheet",
      [
        "Open the file and name the first three columns", "Fill in one row to its end", "Fill in ten more",
        "Check one sum by hand and save it",
      ]),
    StepTemplate(
      "plan the week",
      [
        "Take one sheet of paper and write the days down its side", "Put in what has a fixed hour",
        "Add one thing a day, no more", "Put the sheet where you drink your coffee",
      ]),
  ]

  static let learning: [StepTemplate] = [
    StepTemplate(
      "language",
      [
        "Open the lesson, or the book at its mark", "Say five words aloud", "Do one lesson, about 10 minutes",
        "Use one of the words in a sentence",
      ]),
    StepTemplate(
      "instrument",
      [
        "Take it out and put it on your lap or stand", "Play one thing you know",
        "Play the hard bar five times, slowly", "Leave it out of its case",
      ]),
    StepTemplate(
      "study",
      [
        "Put book, paper and pen on a clear table", "Put the phone in another room",
        "Read one page and write three words about it", "Work for 20 minutes with a timer",
        "Write down where to go on",
      ]),
    StepTemplate(
      "reading",
      [
        "Put the book on your chair, open at the page", "Read one page, standing if you like", "Read for 10 minutes",
        "Put the mark in and leave it in sight",
      ]),
  ]
}
