import Replies

extension StepTemplate {
  static let papers: [StepTemplate] = [
    StepTemplate(
      "tax",
      [
        "Open the tax letter and lay it flat on the table", "Put every payslip and receipt you can see on that pile",
        "Log in and write down what the first page asks for", "Fill in one page and save it",
        "Set a day for the next page",
      ]),
    StepTemplate(
      "passport or visa",
      [
        "Put your old one, or any photo ID, on the table", "Write down the list of papers the website asks for",
        "Get the photo taken", "Fill in the first page and save it", "Book the appointment or post it",
      ]),
    StepTemplate(
      "insurance claim",
      [
        "Take two photos of what happened or what it cost", "Find the policy number and write it down",
        "Write what happened in three lines, with the date", "Send photos, number and lines through their claim form",
      ]),
    StepTemplate(
      "insurance",
      [
        "Put the last insurance letter before you", "Write down what you pay and when it ends", "Get one other quote",
        "Choose one and set its date in the calendar",
      ]),
    StepTemplate(
      "benefits",
      [
        "Open the letter and lay it flat", "Circle the date it is due back",
        "Answer the first question in your own plain words", "Ask one person to read it with you for 15 minutes",
        "Copy it and post it",
      ]),
    StepTemplate(
      "legal",
      [
        "Put every letter about it into one folder", "Write three questions on a sheet of paper",
        "Find one office and write down its number", "Call and ask what a first talk costs",
      ]),
    StepTemplate(
      "opening post",
      [
        "Put the pile and a bin beside your chair", "Open five envelopes and lay them flat", "Bin what is an advert",
        "Put what needs an answer on top, with its date circled",
      ]),
    StepTemplate(
      "filing",
      [
        "Carry the papers to an empty table", "Make three piles: keep, act, bin", "Bin the third pile now",
        "Put the keep pile into one folder with the year on it",
      ]),
    StepTemplate(
      "form",
      [
        "Put the form and a pen before you, or open its page", "Fill in only your name and address",
        "List the papers it asks for", "Fill in one more part and save it", "Sign it and send it",
      ]),
    StepTemplate(
      "printing and signing",
      [
        "Open the file and leave it on the screen", "Turn the printer on and check that it has paper",
        "Print it, or sign it on the screen", "Send it or put it by your keys",
      ]),
  ]

  static let accounts: [StepTemplate] = [
    StepTemplate(
      "cancel a subscription",
      [
        "Open the last e-mail or bill from them", "Log in and find the page named account or billing",
        "Press cancel, and say no to the offers", "Take a picture of the confirmation",
      ]),
    StepTemplate(
      "phone or energy contract",
      [
        "Find the last bill and lay it before you", "Write down what you pay and when the contract ends",
        "Compare it with two others for 15 minutes", "Ask for one of them, or ask yours to match it",
      ]),
    StepTemplate(
      "bank",
      [
        "Put your card and your phone on the table", "Open the bank's app and log in",
        "Write down in one line what you want changed", "Do it there, or use their chat",
      ]),
    StepTemplate(
      "password",
      [
        "Open the login page and press “forgot password”", "Open the e-mail it sends", "Choose three random words",
        "Save them in your password manager or notebook",
      ]),
  ]
}
