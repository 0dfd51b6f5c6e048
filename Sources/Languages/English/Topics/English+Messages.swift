package import Language

// What titles of messages to write are made of.
extension English {
  package static let occasionKeywords: [String: String] = [
    "birthday": "birthday",
    "thanks": "thank, thanks, thank you",
    "good news": "congratulate, congrats, congratulations",
    "apology": "apologise, apologize, apology, sorry",
    "off sick": "sick, call in sick, off work, sick day",
    "cancelling": "cancel",
    "another time": "reschedule, rearrange, rebook, postpone, move appointment, change appointment",
    "appointment": "appointment, check up, checkup, book, slot, haircut, service, mot, eye test",
    "money back": "refund, complain, complaint, overcharged, compensation, faulty, wrong bill",
    "price": "quote, estimate, price",
    "how it stands": "chase, follow up, delivery, parcel, order, application, update, status",
    "bill": "invoice, bill, payment, rent, deposit, fee",
    "repair": "repair, fix, broken, leak, boiler, heating, plumber, electrician",
    "meeting up": "dinner, lunch, coffee, drink, party, visit, meet, meet up, invite, weekend, film, walk",
  ]

  package static let aboutLeads = WordSet("about re regarding concerning with for")
  package static let purposeLeads = WordSet("to and")
  package static let newsLeads = WordSet("that saying")
  package static let questionLeads = WordSet("if whether when what where how who why")
  package static let askingVerbs = WordSet("ask say tell see check find let talk chat enquire inquire speak know")
  package static let askedObjects = WordSet("her him them know out it")

  package static let placeArticles = WordSet("the a an our")
  package static let placeNames: Set = [
    "bank", "school", "nursery", "dentist", "doctor", "doctors", "gp", "surgery", "hospital", "landlord", "council",
    "vet", "office", "work", "hr", "garage", "plumber", "electrician", "insurance", "pharmacy", "library", "gym",
    "letting agent", "agency", "support", "customer service", "tax office", "accountant", "teacher", "tutor", "boss",
    "manager", "neighbour", "neighbor", "physio", "optician", "hairdresser", "barber", "therapist", "reception",
  ]
}
