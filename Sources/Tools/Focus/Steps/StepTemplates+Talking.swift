import Replies

extension StepTemplate {
  static let talking: [StepTemplate] = [
    StepTemplate(
      "phone call",
      [
        "Find the number for {0} and write it on paper", "Write one line under it: what you want from the call",
        "Dial, and read that line out", "Write down what was said, and any date",
      ]),
    StepTemplate(
      "hard conversation",
      [
        "Take paper and write down the one thing to say", "Add one sentence about how it was for them",
        "Ask for 10 minutes of their time, with a place and an hour", "Read the two sentences out, and listen",
      ]),
    StepTemplate(
      "inbox",
      [
        "Open the inbox and set a timer for 10 minutes", "Delete what nobody waits for, without opening it",
        "Answer one that takes under 2 minutes", "Star the three that need more, and close the inbox",
      ]),
    StepTemplate(
      "e-mail",
      [
        "Open a new e-mail to {0}", "Type the one thing you need, in one sentence",
        "Add a greeting above it and your name below", "Read it once and send it",
      ]),
    StepTemplate(
      "message",
      [
        "Open the conversation with {0}", "Type one line, as you would say it aloud",
        "Send it, and put the phone down",
      ]),
    StepTemplate(
      "complaint",
      [
        "Put the receipt or the order number before you", "Write three lines: what, when, and what you want back",
        "Find their complaints address or form", "Send the three lines with a photo of the receipt",
        "Set a day to ask again: two weeks from now",
      ]),
    StepTemplate(
      "letter",
      [
        "Put a pen and one sheet of paper on the table", "Write the name and one true sentence",
        "Write two more lines and sign it", "Address the envelope and put it by your keys",
      ]),
  ]
}
