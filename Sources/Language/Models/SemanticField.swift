/// What words of everyday life are about, so that models know more of them than they have met.
enum SemanticField: UInt8 {
  case body, symptom, feeling, medicine, sleep, measure, person, place, food, household, money, document, code, work
  case device, media, world, list, ending, starting, moving, finding, telling, gratitude, sport, clothing, transport
  case communication

  init?(_ word: Spelling) {
    guard let field = SemanticField.words[word] else { return nil }
    self = field
  }

  private static let words: WordTable<SemanticField> = {
    var table = WordTable<SemanticField>(capacity: 1400)
    for (field, words) in lists { Spelling.forEach(in: words) { table.insert($0, field) } }
    return table
  }()

  private static let lists: [(SemanticField, String)] = [
    (
      .body,
      """
      back neck shoulder shoulders knee knees hip hips leg legs foot feet toe toes ankle ankles wrist wrists hand hands \
      finger fingers thumb elbow arm arms jaw head throat chest stomach tummy belly gut guts eye eyes ear ears nose \
      skin tooth teeth gum gums rib ribs spine joint joints muscle muscles heart lung lungs bladder bowel hair scalp \
      face lip lips tongue sinus sinuses womb period calf calves thigh shin heel heels
      """
    ),
    (
      .symptom,
      """
      ache aches aching achy ached pain pains painful hurt hurts hurting sore stiff stiffness throbbing throbs pounding \
      banging splitting killing burning stinging itchy itching itch rash hives swollen swelling bruised bleeding numb \
      numbness tingling pins tremor tremors shaky shaking spasm spasms twitch twitching cramp cramps cramping bloated \
      bloating nausea nauseous queasy sick vomiting vomited puking puked diarrhoea diarrhea constipated constipation \
      heartburn reflux indigestion dizzy dizziness woozy lightheaded faint fainting vertigo palpitations racing \
      breathless breathlessness wheezing wheezy wheeze cough coughing snotty sneezing congested congestion blocked \
      stuffy fever feverish temperature chills shivering sweats sweating sweaty flush flushes flash flashes headache \
      headaches migraine migraines migrane aura toothache earache backache fatigue fatigued exhausted exhaustion \
      knackered shattered drained wiped fog foggy dizzyness flare flaring tinnitus ringing insomnia restless appetite \
      hangover hungover gyp twinge twinges tight tightness heavy weak weakness infection flu cold virus allergy \
      allergies hayfever eczema psoriasis acne jitters jittery
      """
    ),
    (
      .feeling,
      """
      mood happy sad low down flat grey meh rubbish rough crap shit shite awful terrible horrible dreadful lousy great \
      good fine ok okay brilliant amazing cheerful content calm chilled relaxed proud excited buzzing hopeful anxious \
      anxiety anxieties panic panicky nervous worried worry stressed stress stressy tense angry cross furious raging \
      annoyed irritated irritable frustrated fed overwhelmed overwhelm lonely alone ashamed guilty embarrassed upset \
      tearful crying cried teary weepy miserable depressed depression gloomy bored wired frazzled fried numbed empty \
      hopeless useless tired sleepy feeling feel felt feels spirits
      """
    ),
    (
      .medicine,
      """
      meds med medication medications medicine medicines tablet tablets pill pills capsule capsules dose doses mg mcg \
      ml puff puffs inhaler inhalers insulin antibiotic antibiotics painkiller painkillers paracetamol ibuprofen \
      nurofen advil motrin tylenol calpol panadol aspirin naproxen aleve codeine cocodamol tramadol sumatriptan \
      rizatriptan triptan propranolol amitriptyline gabapentin pregabalin morphine ritalin concerta methylphenidate \
      elvanse vyvanse adderall dexamfetamine strattera sertraline zoloft fluoxetine prozac citalopram escitalopram \
      lexapro venlafaxine effexor duloxetine mirtazapine bupropion wellbutrin lamotrigine lithium quetiapine diazepam \
      valium lorazepam xanax melatonin zopiclone promethazine cetirizine loratadine fexofenadine claritin zyrtec \
      piriton benadryl omeprazole lansoprazole gaviscon rennie rennies tums imodium metformin levothyroxine thyroxine \
      prednisolone prednisone steroid steroids salbutamol ventolin amoxicillin ramipril lisinopril amlodipine statin \
      statins atorvastatin sudafed lemsip strepsils vitamin vitamins iron magnesium zinc probiotic probiotics cbd \
      eliquis warfarin levodopa codeine hrt antihistamine antihistamines antidepressants jab injection
      """
    ),
    (
      .sleep,
      "sleep slept asleep nap napped napping awake woke waking bed bedtime nightmare nightmares dream dreams kip"
    ),
    (
      .measure,
      """
      weight weigh weighed kg kilo kilos stone lbs pounds bp pressure pulse bpm heartrate steps sugar glucose oxygen \
      water litres liters glasses calories kcal km miles reps peak
      """
    ),
    (
      .person,
      """
      mum mom mam mammy mother dad daddy father nan nana gran granny grandma grandad grandpa auntie aunt uncle sister \
      brother sis bro son daughter kids kid child baby wife husband hubby partner boyfriend girlfriend bf gf mate mates \
      friend friends neighbour neighbor neighbours boss manager colleague landlord landlady plumber electrician builder \
      dentist doctor doc gp dr nurse vet physio therapist counsellor consultant surgeon midwife solicitor lawyer \
      accountant teacher tutor professor prof coach hairdresser barber cleaner driver agent mr mrs ms miss cousin niece \
      nephew family parents twins mechanic pharmacist chemist secretary receptionist supervisor lads girls team
      """
    ),
    (
      .place,
      """
      home house flat office work school college uni nursery hospital surgery clinic pharmacy shop shops supermarket \
      tesco aldi lidl asda sainsburys morrisons boots walmart target costco market bank post library gym pool park \
      church garage station airport pub cafe restaurant town garden kitchen bathroom bedroom loft attic shed hall \
      drawer cupboard fridge freezer door gate dump tip depot warehouse studio council
      """
    ),
    (
      .food,
      """
      milk bread butter eggs egg cheese bananas apples apple fruit veg vegetables salad chicken beef ham bacon fish \
      rice pasta cereal coffee tea teabags sugar flour oats oat yeast onions potatoes tomatoes beans soup sauce \
      chocolate biscuits cake crisps snacks wine beer juice lunch dinner breakfast tea supper brekkie pizza curry \
      sandwich sandwiches turkey dinner meal dessert spices garlic lemon lemons nappies wipes
      """
    ),
    (
      .household,
      """
      bin bins recycling dishes dishwasher washing laundry ironing hoover vacuum mop dust floor windows sheets towels \
      curtains sink tap taps toilet loo boiler radiator heating oven kettle bulb bulbs lightbulb battery batteries \
      smoke alarm lawn grass hedge weeds plants plant compost gutter gutters roof shelf shelves desk sofa rug lock key \
      keys dog cat puppy hamster litter vet car tyres tyre mot van bike paint drill ladder
      """
    ),
    (
      .money,
      """
      rent bill bills mortgage loan tax council invoice invoices receipt receipts refund deposit fee fees fine payment \
      insurance pension wage wages salary payslip budget bank card direct debit cash price cost quote pay paid owe owes \
      owed subscription membership licence license
      """
    ),
    (
      .document,
      """
      form forms letter letters email emails report essay assignment coursework homework application cv certificate \
      passport visa contract paperwork slip permission statement timesheet rota schedule minutes slides presentation \
      spreadsheet draft chapter thesis paper proposal prescription referral leaflet
      """
    ),
    (
      .code,
      """
      code password passcode pin login username wifi router number reference ref postcode zip account extension serial \
      combination birthday size model dimensions address plate reg
      """
    ),
    (
      .work,
      """
      meeting meetings call shift shifts deadline interview standup client clients customer project ticket tickets \
      deploy release merge branch server api bug review order delivery exam test lecture seminar class rehearsal \
      appointment appt training inspection audit
      """
    ),
    (
      .device,
      """
      phone alarm timer laptop computer screen printer app browser tab website google siri alexa chatgpt whatsapp \
      facebook instagram tiktok twitter spotify netflix youtube excel word outlook zoom teams slack calendar photo \
      photos camera volume brightness bluetooth download upload install update charger
      """
    ),
    (
      .media,
      "song songs music playlist album film movie show series episode podcast radio tv telly book books game games joke"
    ),
    (
      .world,
      """
      weather rain forecast sunny snow capital president prime minister election news score match league football \
      cricket recipe translate french spanish german polish welsh synonym spell definition meaning calculate percent \
      convert exchange traffic flight flights train trains bus buses taxi uber hotel stock shares open closed opening \
      population history planet sun moon
      """
    ),
    (
      .list,
      """
      list lists card cards task tasks todo todos reminder reminders note notes item items thing things stuff nudge \
      nudges journal diary entry log plate agenda pile board backlog
      """
    ),
    (
      .ending,
      """
      done finished finish complete completed sorted ticked tick crossed cross off scrap scratch drop bin delete remove \
      cancel cancelled forget ditch kill nuke yeet axe lose dropped binned remove strike chuck abandon nevermind \
      submitted handed sent posted paid fixed collected delivered returned
      """
    ),
    (.starting, "start started starting begin beginning begun first next stuck frozen face tackle manage bear easiest"),
    (
      .moving,
      """
      push pushed shove move moved bump bumped shift snooze postpone postponed delay delayed defer reschedule \
      rescheduled rearrange bring forward later wait waits till until instead earlier change changed swap make edit \
      rename bring kick nudge park
      """
    ),
    (.finding, "where wheres find look search show what whats when whens which who whos did anything any have got"),
    (
      .telling,
      "remember note save keep jot write record log fyi remind reminder forget dont know said told says says tell ask"
    ),
    (.gratitude, "grateful gratitude thankful thank thanks cheers ta blessed glad appreciate appreciated"),
    (.sport, "run ran running walk walked swim yoga pilates stretch stretches workout weights squats plank training"),
    (
      .clothing,
      "shirt tshirt shoes boots trainers socks coat jacket hoodie jumper uniform kit pe dress trousers jeans suit hat gloves"
    ),
    (.transport, "train bus ferry plane ticket tickets lift parking petrol diesel fuel toll platform"),
    (
      .communication,
      "ring rang call called phone phoned text texted email emailed message messaged whatsapp reply replied dm"
    ),
  ]
}

extension Utterance {
  /// What the token is about, also in the plural; an empty spelling where that is nothing known.
  func field(of place: Int) -> Spelling? {
    let token = tokens[place]
    guard !token.isMark else { return nil }
    if let field = SemanticField(token.spelling) { return Spelling([field.rawValue]) }
    guard token.key.hasSuffix("s"), token.key.utf8.count > 3 else { return nil }
    return SemanticField(Spelling(token.key.utf8.dropLast())).map { Spelling([$0.rawValue]) }
  }
}
