package import Language

// Symptoms, and the other names people use for them.
extension English {
  package static let symptomNames: [String: [String]] = symptoms.merging(pains) { $0 + $1 }

  package static let indicationNames = symptomNames.merging(
    [
      ("headache", ["head"]), ("toothache", ["tooth"]), ("stomach ache", ["stomach", "tummy"]),
      ("sore throat", ["throat"]),
    ]
      + namedParts.map { one, many in (joined(one, "pain"), [one, many]) }
  ) { $0 + $1 }

  /// Phrases for pain in each part of the body: "sore knee", "my knees hurt".
  private static var pains: [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: namedParts.map { one, many in
        (
          joined(one, "pain"),
          ["sore", "bad", "pain in my", "ache in my", "pain in the", "pain across my", "twinge in my"].map {
            joined($0, one)
          }
            + [
              "ache", "hurts", "hurt", "aches", "is sore", "is killing me", "has been killing me", "been killing me",
              "is hurting", "has been hurting", "is aching", "has been aching", "is playing up", "pains",
            ].map { joined(one, $0) }
            + ["sore", "pain in my"].map { joined($0, many) } + ["hurt", "ache", "are sore"].map { joined(many, $0) }
            + [one + "ache"]
        )
      })
  }

  /// The words separated by blanks. String interpolation would take a one-shot call longer than reading its line does.
  private static func joined(_ words: String...) -> String {
    String(unsafeUninitializedCapacity: words.reduce(words.count) { $0 + $1.utf8.count }) { bytes in
      var end = 0
      for var word in words {
        if end > 0 {
          bytes[end] = UInt8(ascii: " ")
          end += 1
        }
        end += word.withUTF8 { UnsafeMutableBufferPointer(rebasing: bytes[end...]).update(fromContentsOf: $0) }
      }
      return end
    }
  }

  package static let bodyParts: [String: String] = {
    var parts: [String: String] = [:]
    for (one, many) in namedParts {
      parts[one] = joined(one, "pain")
      parts[many] = joined(one, "pain")
    }
    for (name, words) in otherParts {
      for word in words.split(separator: " ") { parts[String(word)] = name }
    }
    return parts
  }()

  /// Parts by what their pain is called.
  private static let otherParts = [
    ("headache", "head heads"), ("stomach ache", "stomach stomachs tummy tummys belly gut guts"),
    ("sore throat", "throat throats"), ("toothache", "tooth teeth"), ("eye pain", "eye eyes"), ("earache", "ear ears"),
    ("chest pain", "chest chests"), ("skin pain", "skin scalp"), ("face pain", "face cheek cheeks"),
    ("nose pain", "nose nostrils sinuses"), ("mouth pain", "mouth lip lips"), ("", "heart hearts"),
    ("muscle pain", "muscle muscles"), ("joint pain", "joint joints knuckles"), ("back pain", "spine"),
    ("body aches", "body limbs"), ("shin pain", "shins"), ("bladder pain", "bladder"), ("eye pain", "eyelid eyelids"),
    ("hand pain", "palms palm"), ("foot pain", "sole soles"), ("leg pain", "hamstring hamstrings quads"),
  ]

  package static let painPredicates = Pattern(
    template: """
      (
        aching|achin|aches|ache|hurt|hurts|hurting|hurtin|sore|painful|pounding|poundin|
        (killing|killin|murdering|crucifying|slaying) me | (giving|givin|gives|given|gave) (me|it) [proper|right|real|serious] (gyp|jip|grief|hell|bother|
        trouble|what for|stick|jyp|aggro|pain|agony) | (playing|playin|acting|actin|play|plays) [me] up | (flaring|flarin|flared) [up] |
        in (bits|agony|pain|ribbons) | screaming | grumbling | niggling | twinging | stabbing | in a bad way
      )
      """)

  package static let sensationPredicates = Pattern(
    template: """
      (
        throbbing|throbbin|stinging|stingin|burning|burnin|itching|itchin|itchy|streaming|watering|watery|dry|puffy|gritty|blurry|twitching|twitchy|
        tingling|tinglin|tingly|numb|swollen|tight|stiff|clenched|clenching|locked|locking [up]|shaking|shakin|shaky|trembling|
        racing|racin|fluttering|fluttery|thumping|skipping [beats|a beat]|cramping [up]|cramped|seized [up]|seizing [up]|heavy|weak|
        bleeding|peeling|flaky|cracked|raw|ringing|blocked|popping|clicking|churning|gurgling|in knots|in spasm|spasming|
        clammy|sweaty|inflamed|bruised|tense|spinning|freezing|tender|wobbly|jittery
      )
      """)

  package static let complaintLinks = WordSet(
    """
    is are was were has have had been being be feel feels feeling felt getting gets got gone going goes went keeps keep \
    still started starting to just so really proper properly right well pretty quite very too absolutely totally \
    completely bloody a bit little all now today again both
    """)

  package static let complaintDegrees = Pattern(
    template: """
      (some|a bit|a little|a lot|a little bit|loads|badly|bad|terribly|something (awful|terrible|fierce)|no end|rotten|
      like (mad|hell|crazy|anything)|big time)
      """)

  private static let namedParts = [
    ("back", "backs"), ("lower back", "lower backs"), ("neck", "necks"), ("shoulder", "shoulders"), ("knee", "knees"),
    ("hip", "hips"), ("leg", "legs"), ("foot", "feet"), ("wrist", "wrists"), ("hand", "hands"), ("elbow", "elbows"),
    ("ankle", "ankles"), ("jaw", "jaws"), ("arm", "arms"), ("rib", "ribs"), ("finger", "fingers"), ("thumb", "thumbs"),
    ("gum", "gums"), ("tongue", "tongues"), ("calf", "calves"), ("shin", "shins"), ("heel", "heels"), ("toe", "toes"),
    ("thigh", "thighs"), ("groin", "groins"), ("breast", "breasts"), ("tailbone", "tailbones"),
  ]

  private static let symptoms: [String: [String]] = [
    "overall": ["overall today", "today overall", "in general", "generally", "the day overall", "overall day"],
    "headache": [
      "headaches", "headach", "head ache", "hedache", "headake", "sore head", "head pain", "head hurts",
      "head banging", "heads banging", "head is banging", "heads pounding", "heads splitting", "head is splitting",
      "head is killing me", "head is pounding", "head throbbing", "head is throbbing", "throbbing head", "head aches",
      "pounding head", "splitting headache",
      "tension headache",
    ],
    "jitters": ["jittery"], "grogginess": ["groggy"], "hiccups": ["hiccup"], "sciatica": [], "morning sickness": [],
    "gout": ["gout flare"], "cluster headache": ["cluster headaches"],
    "light sensitivity": ["photophobia", "sensitive to light", "lights hurt"],
    "sound sensitivity": ["phonophobia", "sensitive to sound", "sensitive to noise"],
    "eye twitch": ["eye twitching", "twitchy eye", "twitching eye"], "stiff neck": ["neck stiffness"],
    "migraine": [
      "migraines", "migrane", "migrain", "migraine attack", "migraine attacks", "migraine with aura",
      "migraine w aura",
    ],
    "nausea": ["sick", "queezy", "nauseous", "nausia", "queasy", "queasiness", "feeling sick", "sick to my stomach"],
    "vomiting": ["threw up", "throwing up", "vomited", "being sick", "puking"],
    "stomach ache": [
      "stomachache", "stomach aches", "stomach pain", "stomach pains", "tummy ache", "sore stomach", "belly ache",
      "bellyache", "abdominal pain", "upset stomach", "stomach hurts", "tummy hurts", "belly hurts", "tummy pain",
      "sore tummy",
    ],
    "cramps": [
      "cramp", "period cramps", "stomach cramps", "period pain", "period pains", "menstrual cramps", "cramping",
    ],
    "leg cramps": ["leg cramp", "calf cramp", "calf cramps"], "bloating": ["bloated"],
    "heartburn": ["acid reflux", "reflux"], "indigestion": [], "diarrhoea": ["diarrhea", "the runs"],
    "constipation": ["constipated"],
    "joint pain": ["sore joints", "achy joints", "aching joints", "joint ache", "stiff joints", "joint stiffness"],
    "muscle pain": ["muscle ache", "muscle aches", "sore muscles", "achy muscles"],
    "body aches": ["body ache", "achy", "aching all over"], "chest pain": [], "tight chest": ["chest tightness"],
    "pelvic pain": [], "nerve pain": [], "eye pain": ["sore eyes", "sore eye", "eye strain", "eyestrain"], "pain": [],
    "earache": ["ear ache", "sore ear", "ear pain"], "toothache": ["tooth ache", "tooth pain", "sore tooth"],
    "sore throat": ["throat pain", "throat hurts", "throat is sore", "scratchy throat"], "cough": ["coughing"],
    "runny nose": [], "congestion": ["congested", "blocked nose", "stuffy nose", "sinus pain", "sinus pressure"],
    "sneezing": [], "hay fever": ["hayfever", "allergies", "allergy"], "fever": ["feverish", "high temperature"],
    "chills": ["shivering", "shivers"], "sweating": ["night sweats", "sweats"],
    "hot flush": ["hot flushes", "hot flash", "hot flashes"],
    "dizzy spell": ["dizzy spells", "dizzy turn", "dizzy turns"],
    "dizzy": ["dizziness", "dizzyness", "light headed", "lightheaded", "lightheadedness", "woozy"], "vertigo": [],
    "fainting": ["fainted", "faint"], "palpitations": ["heart palpitations"],
    "heart racing": ["racing heart", "heart is racing"],
    "shortness of breath": ["breathless", "breathlessness", "short of breath"], "wheezing": ["wheezy"],
    "asthma": ["asthma attack"],
    "fatigue": [
      "fatigued", "exhausted", "exhaustion", "tiredness", "tired", "worn out", "knackered", "shattered", "drained",
    ],
    "energy crash": ["crashed", "crashing", "afternoon crash", "afternoon slump", "energy slump", "energy dip"],
    "brain fog": ["foggy", "brainfog", "foggy head", "fuzzy head"],
    "insomnia": [
      "cant sleep", "couldnt nod off", "couldnt get to sleep", "couldnt drop off", "couldnt sleep", "sleeplessness",
      "slept badly", "slept poorly", "slept terribly", "slept awfully",
      "didnt sleep", "didnt sleep at all", "bad nights sleep", "bad sleep", "no sleep",
    ],
    "anxiety": ["anxious", "anxiousness", "axiety", "anxity"], "panic attack": ["panic", "panic attacks", "panicky"],
    "depression": ["depressed"], "stress": ["stressed", "stressed out"], "irritability": ["irritable"],
    "restlessness": ["restless"], "restless legs": [], "rash": ["hives", "skin rash"],
    "itchy eyes": ["watery eyes"], "itching": ["itchy", "itchiness", "itchy skin"],
    "eczema": ["eczema flare", "eczema flare up"], "psoriasis": [],
    "acne": [], "swelling": ["swollen"], "numbness": ["numb"], "tingling": ["pins and needles"],
    "tinnitus": ["ringing ears", "ringing in my ears", "ears ringing", "the ringing", "my ringing"],
    "blurred vision": ["blurry vision", "aura"],
    "tremor": ["tremors"], "shaky": ["shakiness", "shakey", "the shakes"], "shaking": [], "weakness": [],
    "flare up": ["flare", "flareup"],
    "spasm": ["spasms", "muscle spasm", "muscle spasms", "back spasm"],
    "bleeding": [], "spotting": [], "nosebleed": ["nose bleed", "nosebleeds"], "dry mouth": [],
    "loss of appetite": [
      "no appetite", "appetite loss", "zero appetite", "lost my appetite", "lost appetite", "no apetite",
      "poor appetite",
      "off my food", "not hungry at all", "little appetite",
    ],
  ]
}
