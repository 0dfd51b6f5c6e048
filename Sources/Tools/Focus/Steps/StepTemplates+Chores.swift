import Replies

extension StepTemplate {
  static let chores: [StepTemplate] = [
    StepTemplate(
      "dishes",
      [
        "Carry every cup to the sink", "Run hot water with soap, or open the dishwasher", "Do the glasses and cups",
        "Do the plates, and the pans last",
      ]),
    StepTemplate(
      "laundry",
      [
        "Put everything from the floor into one basket", "Carry it to the machine and start one load",
        "Set a timer for when it ends", "Hang it up or dry it", "Put away one pile",
      ]),
    StepTemplate(
      "rubbish",
      [
        "Take one bag and tie it shut", "Carry it out", "Put a new bag in", "Put the bins by the road",
      ]),
    StepTemplate(
      "cooking",
      [
        "Put one pan on the stove", "Put what goes into it beside the stove", "Chop the first thing",
        "Heat it, and set a timer", "Fill the pan with water before you sit down",
      ]),
    StepTemplate(
      "food shopping",
      [
        "Open the fridge and name three things it lacks", "Write them down with what tonight needs",
        "Put bags, keys and card by the door", "Go, or order it for delivery",
      ]),
    StepTemplate(
      "garden",
      [
        "Put on old shoes and step outside", "Choose one bed or one corner", "Work there for 15 minutes",
        "Put the tools back and sweep up",
      ]),
    StepTemplate(
      "plants",
      [
        "Fill a jug with water", "Water every plant in this room", "Take off the dry leaves", "Do the next room",
      ]),
    StepTemplate(
      "vet",
      [
        "Put the pet's papers by your phone", "Call and ask for the first time that suits", "Put it in the calendar",
        "Put the carrier or the lead by the door",
      ]),
    StepTemplate(
      "pets",
      [
        "Fill the water bowl", "Put a bag and the clean litter or food beside it",
        "Clean one thing: tray, cage or bed", "Carry the bag out",
      ]),
  ]
}
