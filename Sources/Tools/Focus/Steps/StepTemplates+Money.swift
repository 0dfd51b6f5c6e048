import Replies

extension StepTemplate {
  static let money: [StepTemplate] = [
    StepTemplate(
      "pay a bill",
      [
        "Put the bill before you, or open its e-mail", "Open your bank's app and log in",
        "Copy the number, the name and the amount", "Pay it, and write “paid” with the date on the bill",
      ]),
    StepTemplate(
      "send an invoice",
      [
        "Open your last invoice and save it under a new number", "Change the name, the date and the amount",
        "Save it as a PDF", "Send it with one line: what it is for and when it is due",
      ]),
    StepTemplate(
      "expenses",
      [
        "Empty your wallet and pockets onto the table", "Take a photo of each receipt",
        "Type date, shop and amount of the first three", "Type the rest and send it",
      ]),
    StepTemplate(
      "debt",
      [
        "Lay the newest letter on the table, face up", "Write down three numbers: owed, each month, by when",
        "Find the number of a free debt advice line", "Call and read the three numbers out",
      ]),
    StepTemplate(
      "budget",
      [
        "Open your bank's app at this month", "Write down what came in",
        "Write down the three largest things that went out", "Choose one of them to make smaller",
      ]),
    StepTemplate(
      "pension",
      [
        "Find one letter from them and put it on the table", "Log in, or ask for a login",
        "Write down the one number: what is there now", "Write one question and send it to them",
      ]),
  ]
}
