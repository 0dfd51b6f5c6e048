import Replies

extension StepTemplate {
  static let rooms: [StepTemplate] = [
    StepTemplate(
      "clean the car",
      [
        "Take one bag to the car and open all its doors", "Put all rubbish into the bag",
        "Carry in what belongs in the house", "Hoover the front, or drive through a car wash",
      ]),
    StepTemplate(
      "fridge or cupboards",
      [
        "Open one door and put a bin bag beside it", "Take out everything from one shelf", "Bin what is old",
        "Wipe the shelf and put the rest back",
      ]),
    StepTemplate(
      "kitchen",
      [
        "Put three things from the worktop where they belong", "Stack the dishes beside the sink",
        "Wash or load what fits in 10 minutes", "Wipe the worktop",
      ]),
    StepTemplate(
      "bathroom",
      [
        "Put the bin and one cloth in the doorway", "Bin all that is empty",
        "Spray toilet, sink and bath, and wait 5 minutes", "Wipe in the same order", "Hang up a clean towel",
      ]),
    StepTemplate(
      "garage or loft",
      [
        "Take one empty bag to the door", "Fill it with what is plainly rubbish",
        "Clear one square metre, and no more", "Put what stays into one box with a name on it",
        "Take a photo, and set a day for the next metre",
      ]),
    StepTemplate(
      "desk",
      [
        "Carry every cup and plate from the desk to the kitchen", "Put all paper on one pile",
        "Bin or shelve ten things", "Wipe it, and leave out only what today needs",
      ]),
    StepTemplate(
      "wardrobe",
      [
        "Lay one bag open on the bed", "Take out five things you do not wear", "Put them into the bag and tie it",
        "Put the bag by the front door",
      ]),
    StepTemplate(
      "bedding",
      [
        "Pull the pillowcases off and drop them by the door", "Strip the rest and put it into the machine",
        "Lay the clean sheet on the bed", "Do duvet and pillows",
      ]),
    StepTemplate(
      "bedroom",
      [
        "Open the window", "Put all clothes from the floor on the bed", "Sort them: wash, hang, fold",
        "Carry out every cup and plate", "Clear the bedside table",
      ]),
    StepTemplate(
      "declutter",
      [
        "Take one bag and stand where it is worst", "Put ten things into the bag that can go",
        "Put five things back where they live", "Carry the bag to the door or the car",
      ]),
    StepTemplate(
      "vacuum the floors",
      [
        "Pick up what lies on the floor of one room", "Plug it in and do that room", "Do one more room, or stop here",
        "Empty it and put it away",
      ]),
    StepTemplate(
      "whole home",
      [
        "Walk one round with a bag and take the rubbish", "Walk one round and carry cups to the kitchen",
        "Choose one room and set a timer for 15 minutes", "Put away what lies on its largest surface",
        "Open a window and sit down",
      ]),
  ]
}
