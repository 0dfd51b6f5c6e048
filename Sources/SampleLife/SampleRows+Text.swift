extension SampleRows {
  /// The probability that it is done on the day, in percent, and the input that created it.
  static let habitRows = """
    96 | take the tablets every day at 9am
    80 | do the dishes every day at 7.30pm
    55 | walk round the block every weekday at 12.30pm
    70 | read the post every weekday
    80 | water the ferns every monday and thursday
    85 | put the bins out every wednesday at 8pm
    70 | call mum every sunday at 5pm
    65 | wash the towels every saturday
    60 | change the sheets every other sunday
    75 | go through the bank statement on the 3rd of every month
    90 | pay the rent on the 1st of every month
    """

  /// Age in days, deadline and end of a snooze in days from today, input, and steps; a star marks a done step.
  static let cardRows = """
    0  |         |          | buy oat milk and bread, 15 minutes
    0  | 0       |          | post the parcel to Jo, 15 minutes
    0  |         |          | write back to Aunt Vera
    0  |         | 0 20:00  | fold the laundry, 20 minutes
    1  | 0 17:30 |          | call the dentist on 0113 496 0145, 10 minutes
    1  | 1       |          | email school@example.org about the trip, 10 minutes
    1  | 1 10:00 |          | show the plumber the boiler
    1  | 3 14:00 |          | collect the new glasses
    2  |         | 1 09:00  | text Sam about the tickets
    2  | 5       |          | order the printer ink, 5 minutes
    2  | -1      |          | pay the water bill, urgent
    4  |         |          | fix the squeaky door, 30 minutes
    5  |         | 4 09:00  | book the eye test
    6  | -3      |          | return the library books
    6  |         |          | renew the parking permit at https://permits.example.org, 10 minutes
    7  | 9       |          | plan the trip to York with Mo
    8  | 20      |          | do the tax return, 3 hours, urgent | *Find last year's return; *Put the payslips on one pile; Fill in page one; Fill in page two; Send it and note the number
    9  |         |          | clear the hall cupboard | Take everything off the top shelf; Bag what goes to the shop; Hang up the coats
    11 |         | 6 09:00  | learn the second part of the duet, low priority
    12 |         |          | sort the box of cables, low priority
    19 |         |          | ask the landlord about the heating
    """

  /// Age in days, and a line that nudgy did not understand.
  static let lineRows = """
    3  | the blue door, not the green one
    16 | otters again
    41 | third left after the mill
    """

  static let feelingRows = """
    so tired today
    my head is full
    feeling a bit better than last week
    everything at once again
    not sure where to begin
    that was a good weekend
    """

  static let slotRows = """
    who     | Jo, Sam, Mo, Aunt Vera, dad, Priya, the neighbour, Lena, Omar
    office  | the dentist, the surgery, the bank, the council, the garage, the vet, the school, the landlord, the plumber
    food    | oat milk, bread, coffee, onions and rice, cat food, stamps, light bulbs, washing powder, apples, batteries
    room    | kitchen, bathroom, hall, bedroom, shed, desk, fridge, balcony, car
    paper   | insurance, council tax, passport, travel, school, tax, boiler, warranty
    bill    | water bill, phone bill, gas bill, window cleaner, council tax, nursery
    broken  | squeaky door, dripping tap, bike light, loose shelf, blind, bathroom lock, torn coat, toaster
    work    | quarterly report, slides, meeting notes, budget sheet, job advert, handover, survey answers
    about   | the tickets, the party, the trip, the rota, the keys, the photos, the invoice, lunch
    """

  static let taskRows = """
    call {who}
    call {office}
    call {office} about the {paper} form
    ring {who} about {about}
    text {who} about {about}
    text {who}
    email {office} about the {paper} letter
    email {who} the photos
    email {who} about {about}
    reply to {who}
    buy {food}
    buy {food}
    buy {food} and {food}
    order {food}
    order a present for {who}
    pay the {bill}
    clean the {room}
    tidy the {room}
    hoover the {room}
    clear out the {room}
    wipe down the {room}
    find the {paper} papers
    fill in the {paper} form
    scan the {paper} letter
    post the {paper} form
    file the {paper} letters
    renew the {paper} cover
    fix the {broken}
    get the {broken} looked at
    write the {work}
    finish the {work}
    read through the {work}
    send {who} the {work}
    print the {work}
    book {office}
    book a table with {who}
    meet {who} for coffee
    lend {who} the ladder
    return the book to {who}
    pick up the parcel
    drop the parcel at the shop
    take the bottles back
    take out the compost
    empty the dishwasher
    do a load of washing
    hang up the washing
    iron a shirt
    cook soup
    freeze the leftovers
    charge the headphones
    back up the laptop
    update the phone
    cancel the old subscription
    check the train times
    stretch for ten minutes
    practise the duet
    repot the fern
    mow the grass
    pump up the bike tyres
    oil the chain
    """
}
