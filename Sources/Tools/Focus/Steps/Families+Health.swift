import Engine

extension Family {
  static let health: [Family] = [
    Family(
      "refill a prescription", "refill, prescription, pharmacy, chemist, meds, medication, tablet, pill, reorder meds",
      [
        "Put the empty packet on the table", "Read the name and the strength off it",
        "Order it: app, website or one call", "Set the day to fetch it, and one a week before the next is due",
      ]),
    Family(
      "therapy",
      """
      therapy, therapist, counsellor, counselor, counselling, psychologist, psychiatrist, adhd assessment, diagnosis,
      coach
      """,
      [
        "Write the one thing to talk about on a scrap of paper", "Find the number or the booking page",
        "Ask for the next free hour", "Put it in the calendar with the way there",
      ]),
    Family(
      "appointment",
      """
      dentist, doctor, gp, appointment, optician, surgery, checkup, check up, smear, blood test, vaccine, vaccination,
      jab, hospital, physio, dermatologist, eye test, hygienist, midwife, nurse
      """,
      [
        "Find their number or booking page and open it", "Write down two times that suit you",
        "Ask for the first of them", "Put it in the calendar, with 15 minutes for the way",
      ]),
    Family(
      "haircut", "haircut, hairdresser, barber, hair cut, nails, salon, beard",
      [
        "Save one picture of how you want it", "Open their booking page or find their number",
        "Take the first time that suits you", "Put it in the calendar",
      ]),
  ]

  static let body: [Family] = [
    Family(
      "walk the dog", "dog walk, walk puppy",
      [
        "Put your shoes on and take the lead in your hand", "Take two bags and your keys", "Walk once round the block",
      ]),
    Family(
      "exercise",
      """
      exercise, workout, work out, gym, run, running, jog, jogging, yoga, stretch, swim, swimming, walk,
      physio exercise, pilates, cycle, training
      """,
      [
        "Put your shoes by the door", "Change into the clothes for it", "Do 5 minutes, and stop there if you like",
        "Drink a glass of water",
      ]),
    Family(
      "go to bed", "sleep, bedtime, go to bed, get to bed, early night, wind down",
      [
        "Put the phone on its charger in another room", "Brush your teeth with the big light off",
        "Lay out tomorrow's clothes", "Lie down with a book or a quiet sound",
      ]),
    Family(
      "get up", "get up, out bed, wake up, getting up, morning routine",
      [
        "Sit up and put both feet on the floor", "Drink the water by the bed, or from the tap",
        "Open the curtains and stand in the light for 1 minute", "Put on the first clothes you see",
      ]),
    Family(
      "wash", "shower, bath, wash hair, brush teeth, teeth, shave, skincare, wash face, floss",
      [
        "Carry a clean towel to the bathroom", "Turn the water on", "Wash one thing: face, teeth or hair",
        "Put on something clean",
      ]),
    Family(
      "eat something", "eat, breakfast, lunch, snack, drink water, hydrate",
      [
        "Stand up and fill one glass with water", "Take the first thing that needs no cooking",
        "Sit down with it for 10 minutes",
      ]),
  ]
}
