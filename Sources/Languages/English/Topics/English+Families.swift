// The words of a title that tell its kind of task.
extension English {
  package static let taskKindKeywords: [String: String] = [
    // Talking
    "phone call": "^call, ^phone, ^ring, ^telephone, ^dial, call back, phone call, voicemail",
    "hard conversation":
      """
    apologise, apologize, apology, say sorry, hard conversation, difficult conversation, hard talk, confront, \
    boundary, break up, tell truth, make up with
    """,
    "inbox": "inbox, unread email, clear email, sort email, email backlog, catch up email, all email",
    "e-mail": "^email, ^mail, write email, send email, answer email, reply email, ^e mail",
    "message": "^text, ^message, ^dm, ^whatsapp, ^reply, ^respond, message, reply, text back, write back",
    "complaint": "complain, complaint, dispute, refund, compensation, overcharged",
    "letter": "letter, postcard, thank you, thank note, condolence",
    // Papers
    "tax": "tax, tax return, hmrc, irs, self assessment, vat",
    "passport or visa":
      """
    passport, visa, driving licence, drivers license, driving license, residence permit, id card, birth \
    certificate
    """,
    "insurance claim": "insurance claim, ^claim, file claim, make claim",
    "insurance": "insurance, renew insurance, insurance quote, home insurance, car insurance",
    "benefits":
      """
    benefit, pip, disability, allowance, universal credit, access work, sick note, blue badge, pip form, benefit \
    form, disability form
    """,
    "legal": "write will, make will, last will, lawyer, solicitor, power attorney, legal, court, divorce, notary",
    "opening post": "open post, open letter, open mail, unopened, letter pile, mail pile, post pile, brown envelope",
    "filing": "filing, file paper, sort paper, paper pile, paperwork, shred, document, receipt box",
    "form": "form, application form, fill in, fill out, register, registration, enrol, enroll, apply, questionnaire",
    "printing and signing": "print, scan, photocopy, sign, signature",
    "cancel a subscription": "subscription, unsubscribe, free trial, membership, cancel contract, ^cancel",
    "phone or energy contract":
      """
    phone contract, phone plan, mobile contract, sim, broadband, internet provider, energy provider, tariff, \
    switch provider, internet contract
    """,
    "bank": "bank, standing order, direct debit, bank account, isa",
    "password": "password, reset password, login, log in, locked out, two factor, 2fa",
    // Money
    "pay a bill":
      """
    ^pay, bill, rent, fine, parking ticket, council tax, phone bill, car tax, road tax, electricity, pay tax, pay \
    invoice, top up
    """,
    "send an invoice": "invoice, bill client, bill customer, chase payment, get paid",
    "expenses": "expense, receipt, reimbursement, mileage",
    "debt": "debt, overdraft, loan, credit card, mortgage, arrears, bailiff, owe",
    "budget": "budget, finance, spending, money, saving, bank statement",
    "pension": "pension, retirement, invest, investment, stocks",
    // Health
    "refill a prescription": "refill, prescription, pharmacy, chemist, meds, medication, tablet, pill, reorder meds",
    "therapy":
      """
    therapy, therapist, counsellor, counselor, counselling, psychologist, psychiatrist, adhd assessment, \
    diagnosis, coach
    """,
    "appointment":
      """
    dentist, doctor, gp, appointment, optician, surgery, checkup, check up, smear, blood test, vaccine, \
    vaccination, jab, hospital, physio, dermatologist, eye test, hygienist, midwife, nurse
    """,
    "haircut": "haircut, hairdresser, barber, hair cut, nails, salon, beard",
    "walk the dog": "dog walk, walk puppy",
    "exercise":
      """
    exercise, workout, work out, gym, run, running, jog, jogging, yoga, stretch, swim, swimming, walk, physio \
    exercise, pilates, cycle, training
    """,
    "go to bed": "sleep, bedtime, go to bed, get to bed, early night, wind down",
    "get up": "get up, out bed, wake up, getting up, morning routine",
    "wash": "shower, bath, wash hair, brush teeth, teeth, shave, skincare, wash face, floss",
    "eat something": "eat, breakfast, lunch, snack, drink water, hydrate",
    // Rooms
    "clean the car": "clean car, wash car, hoover car, vacuum car, tidy car, car wash",
    "fridge or cupboards": "fridge, freezer, cupboard, pantry, larder, oven, microwave",
    "kitchen": "kitchen, worktop, countertop, sink, stove, hob",
    "bathroom": "bathroom, toilet, loo, shower clean, clean bath, clean shower, washroom",
    "garage or loft": "garage, loft, attic, shed, basement, cellar, storage unit, storage room",
    "desk": "desk, workspace, office, home office, study room",
    "wardrobe": "wardrobe, closet, sort clothes, declutter clothes, old clothes, drawer, shoes sort",
    "bedding": "sheet, bedding, make bed, change bed, duvet, pillowcase, strip bed",
    "bedroom": "bedroom, my room, tidy room, clean room, floor clothes, kids room",
    "declutter":
      """
    declutter, clutter, get rid of, donate, charity shop, sort through, stuff, junk, doom pile, pile, goodwill
    """,
    "vacuum the floors": "vacuum, hoover, mop, sweep, floor",
    "whole home":
      """
    living room, lounge, house, flat, apartment, whole house, housework, spring clean, guests coming, hallway, \
    windows
    """,
    // Chores
    "dishes": "dish, washing up, wash up, dishwasher, plates, pans",
    "laundry":
      """
    laundry, washing, wash clothes, fold, iron, ironing, clothes away, washing machine, tumble dryer, socks
    """,
    "rubbish": "rubbish, trash, bin, recycling, recycle, garbage, tip, bottle bank, empties, compost",
    "cooking": "cook, dinner, supper, meal, bake, cake, recipe, meal prep, batch cook, roast, soup, tea tonight",
    "food shopping":
      """
    grocery, groceries, supermarket, food shop, shopping list, weekly shop, food shopping, milk, bread
    """,
    "garden": "garden, mow, lawn, weed, weeding, hedge, rake, leaf, leaves, allotment, patio, balcony",
    "plants": "plant, houseplant, repot, fern, tulip, flower, seeds, water tomato",
    "vet": "vet, vets, worm, flea, neuter, cat vaccination, dog vaccination, pet insurance",
    "pets": "pet, dog, cat, litter, puppy, kitten, hamster, rabbit, guinea pig, fish tank, aquarium, cage",
    // Errands
    "library books": "library",
    "return a parcel": "return, send back, return parcel, return package, take back, exchange",
    "post": "post, ^post, parcel, package, post office, send parcel, stamp, ^mail parcel, postbox",
    "pick up or drop off": "pick up, collect, drop off, fetch, pickup, dry cleaner",
    "find something lost": "lost, find key, find wallet, look for, where is, missing, find passport, find phone",
    "sell something": "sell, ebay, vinted, marketplace, listing, gumtree, craigslist",
    "volunteering": "volunteer, volunteering, food bank, fundraiser, fundraising, charity",
    "gift": "gift, present, buy present, birthday present, birthday gift, wrap, secret santa, christmas present",
    "birthday": "birthday, anniversary, birthday card",
    "party": "party, host, christmas, wedding, invitation, invite, guest list, barbecue, bbq, baby shower, rsvp",
    // Travel
    "unpack": "unpack, unpack suitcase, unpack box, unpacking",
    "move house": "move house, move flat, move out, move in, moving, removal, pack box, pack kitchen, pack house",
    "find a home": "flat hunting, house hunting, find flat, find apartment, viewing, estate agent, new flat, find room",
    "pack a bag": "pack, packing, suitcase, luggage, rucksack, overnight bag, hospital bag, gym bag",
    "book a trip":
      """
    flight, train ticket, hotel, trip, holiday, vacation, airbnb, travel, book train, book ticket, ferry, hostel, \
    campsite
    """,
    "book a table": "book table, restaurant, reservation, reserve, book room, ticket, cinema, theatre, concert",
    // Work
    "thesis": "thesis, dissertation, phd, bibliography, literature review, methods section",
    "presentation": "presentation, slide, powerpoint, keynote, deck, give talk, prepare talk, speech, toast",
    "essay or report":
      """
    essay, report, article, blog, proposal, write paper, term paper, newsletter, grant, case study, write chapter, \
    review paper, abstract
    """,
    "creative work":
      """
    draw, drawing, paint picture, painting, knit, sew, crochet, craft, novel, poem, song, sketch, story
    """,
    "interview": "interview",
    "CV": "cv, resume, linkedin, portfolio, reference letter",
    "job application": "job, apply job, job application, cover letter, job search, vacancy, apprenticeship, internship",
    "meeting": "meeting, agenda, one one, standup, stand up, 1on1, appraisal, performance review, minutes",
    "code":
      """
    code, bug, fix bug, deploy, refactor, pull request, unit test, website, script, app, github, database, api, \
    merge, release
    """,
    "spreadsheet": "spreadsheet, excel, data, chart, figures, stocktake, inventory",
    "plan the week": "plan week, plan day, weekly review, calendar, schedule, to do list, organise week, organize week",
    "language": "language, duolingo, vocabulary, spanish, french, german, italian, japanese, english lesson, vocab",
    "instrument": "practise, practice, piano, guitar, violin, instrument, drum, singing, scales, ukulele, cello, choir",
    "study":
      """
    study, revise, revision, exam, homework, coursework, lecture, flashcard, assignment, quiz, maths, worksheet, \
    course, module, test paper
    """,
    "reading": "read, read book, finish book, chapter, novel, audiobook, book club",
    // Machines
    "car service": "car, mot, tyre, tire, car service, oil change, mechanic, windscreen, car battery, brakes",
    "bike": "bike, bicycle, puncture, cycle helmet, bike chain, scooter",
    "backup": "backup, back up, hard drive, icloud, cloud storage, storage full, dropbox",
    "photos": "photo, picture, photo album, camera roll, photo book, frame, gallery",
    "computer":
      """
    computer, laptop, update, printer, wifi, router, new phone, software, install, phone setup, tablet setup, \
    desktop, phone screen
    """,
    "furniture":
      """
    furniture, ^assemble, ikea, flatpack, flat pack, bookcase, build bed, build desk, build shelf, build table
    """,
    "home repair":
      """
    repair, fix, leak, tap, drill, hang, shelf, light bulb, bulb, paint, decorate, plumber, electrician, landlord, \
    boiler, mould, lock, curtain, wall, smoke alarm, gutter, handyman, builder
    """,
    "clean something": "clean, tidy, wipe, scrub, dust, wash, clear, organise, organize, sort",
    "buy something": "buy, order, shop, shopping, purchase, get, pick, replace",
    "look into something": "research, look into, find out, compare, choose, decide, learn, check, google",
    "write something": "write, draft, edit, proofread, document",
    "book something": "book, arrange, set up, schedule, organise, organize, sign up, join",
    "plan something": "plan, project, prepare, prep, launch, idea, think about",
    // People
    "school matters":
      """
    school, teacher, parents evening, permission slip, school trip, pe kit, school form, uniform, school bag
    """,
    "childcare":
      """
    nursery, babysitter, childcare, kid, child, children, nappy, nappies, baby, playdate, daycare, son, daughter
    """,
    "see someone": "visit, see, meet, catch up, meet up, coffee with, hang out, nan, gran, grandma, mum, dad",
  ]
}
