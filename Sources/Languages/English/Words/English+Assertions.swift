package import Language

// Whether what a line mentions is so, asked, denied, half done, meant for later, or somebody else's.
extension English {
  package static let assertionCues: [AssertionCue] =
    [
      AssertionCue(
        .asked, .lineStart,
        "(did|do|does|have|has|had|am|was|were|can|could|should|shall|would|will) (i|we|you|u|he|she|they|it|anyone)"),
      AssertionCue(
        .asked, .lineStart,
        "(is|are|was|were|will|would|could|can|should|does) (it|this|that|there|the|my|he|she|they|these)"),
      AssertionCue(.asked, .lineStart, "did (it|this|that|there|he|she|they|these)"),
      AssertionCue(
        .asked, .lineStart,
        "(how|what) (long|many|much|often|soon|late|is|are|was|were|do|does|did|can|time|dose|if|about|happens|happened|should)"
      ),
      AssertionCue(
        .asked, .lineStart,
        "(when|why|who|whos|whose|where|wheres|which|whats|hows|whens|any idea|anyone know|wonder|wondering)"),
      AssertionCue(
        .asked, .earlier,
        "(wonder|wondering|unsure|not sure|dont know|do not know|cant remember|cannot remember|dunno|no idea|forget|forgot|asked|asking) (if|whether|when|how|what|which)"
      ),
      AssertionCue(.asked, .earlier, "(remember|recall|unclear|unsure|certain) (if|whether)"),
      AssertionCue(.hypothetical, .earlier, "(supposedly|apparently|allegedly|they say|i wish|wish i|if only)"),
      AssertionCue(.hypothetical, .after, "(supposedly|apparently|allegedly)"),
      AssertionCue(.hypothetical, .earlier, "(used to (be|take|have|get|feel)|(years|decades) (ago|back))"),
      AssertionCue(.hypothetical, .before, "(expect|expecting|aim|aiming|aims|goal|goals|target|without)"),
      AssertionCue(.hypothetical, .lineStart, "[my] (expect|expecting|aim|aiming|aims|goal|goals|target)"),
      AssertionCue(.hypothetical, .after, "would (be|have been|feel|get)"),
      AssertionCue(
        .omitted, .after, "can be (dropped|deleted|removed|scrapped|binned|cancelled|canceled|forgotten|left|ignored)"),
      AssertionCue(.asked, .lineStart, "(is|are|does)"),
      AssertionCue(
        .hypothetical, .before,
        "(will|ill|shall|gonna|gunna|going to|gotta|need|needs|have to|has to|got to|should|must|want|wants|wanna|might|could|would|about to|had better|id better)"
      ),
      AssertionCue(
        .hypothetical, .before,
        "(planning|plan|thinking of|thinking about|hoping|hope|hopefully|supposed to|meant to|intend|remember to|dont forget|do not forget|remind me|let me|lets|due|allowed|prescribed|imagine|suppose|wish)"
      ),
      AssertionCue(
        .hypothetical, .before,
        "(if|unless|until|whenever|in case|had i|were i|instead of|rather than|usually|always|every time|never|thought)"
      ),
      AssertionCue(.omitted, .before, "(left out|leaving out|skipped|skipping)"),
      AssertionCue(
        .absent, .before,
        "(not|no|never|nearly|almost|didnt|havent|havnt|hadnt|hasnt|dont|wont|cant|cannot|couldnt|isnt|arent|wasnt|werent|aint|without|nor|neither)"
      ),
      AssertionCue(
        .absent, .after,
        "(nearly|almost|isnt|arent|wasnt|werent|aint|hasnt|havent|wont|cant|didnt|never|not [been|yet|quite|fully|properly|actually|entirely])"
      ),
      AssertionCue(
        .hypothetical, .after, "(will|needs|need|should|must|might|could|has to|have to|can wait|is due|are due|due)"),
      AssertionCue(
        .incomplete, .before,
        "(partly|partially|halfway|half way|mostly|most of|part of|some of|a bit of|bits of|started|starting|begun|began|tried|trying|attempted|working on|half (of|the|my|a|done|paid|written|finished))"
      ),
      AssertionCue(
        .incomplete, .after,
        "(partly|partially|mostly|halfway|still|in progress|started|not quite|half (done|paid|way|finished|written|there|full|through|cleaned|sorted))"
      ),
      AssertionCue(
        .incomplete, .later,
        "(nobody|no one|noone) [has|have] (picked|answered|answering|replied|there|home|in|was|came)"),
      AssertionCue(.incomplete, .later, "no (answer|reply|luck|joy|response|dice|show|signal)"),
      AssertionCue(
        .incomplete, .later,
        "((line|phone|number|it) [was|is] engaged|voicemail|answerphone|rang out|cut off|wrong number)"),
      AssertionCue(
        .incomplete, .later,
        "(was|were|is|are|its|theyre) [all|already] (closed|shut|out of stock|sold out|fully booked)"),
      AssertionCue(
        .incomplete, .later,
        "(couldnt|cant|didnt|wouldnt|wont) (get (through|hold|it)|finish|reach|pay|send|manage|speak|talk|answer|pick|work|go through|load|open|let)"
      ),
      AssertionCue(.incomplete, .later, "(rest (of it|on|to|tomorrow|later|is)|to (finish|go) [still]|left to do)"),
    ]
    + others.flatMap { other in
      [
        AssertionCue(.someoneElses, .clauseStart, other),
        AssertionCue(.someoneElses, .after, "for \(other)"),
        AssertionCue(.someoneElses, .lineStart, "[i|ive|just|i just] (gave|give|giving|given) \(other)"),
      ]
    } + [AssertionCue(.someoneElses, .before, "(his|her|their|your|has (a|an|got|had|taken))")]

  /// Anybody but the speaker.
  private static let others: [String] = {
    let people = """
      mum mom mam mother dad father nan nana gran grandma grandad granny son daughter kid child baby toddler youngest \
      eldest oldest husband hubby wife partner boyfriend girlfriend bf gf boss colleague neighbour neighbor friend mate \
      flatmate housemate roommate sister brother bro sis aunt auntie uncle cousin niece nephew dog cat puppy kitten \
      patient pt client resident customer student
      """.split(separator: " ")
    let forms = people.flatMap { [String($0), "\($0)s"] } + ["kids", "children", "people", "ppl"]
    return [
      "[my|our|the|his|her|their|your|a|one of the|one of my] [little|big|old|late|poor|best|wee] (\(forms.joined(separator: "|")))",
      "(he|hes|she|shes|they|theyre|theyve|you|youve|u|everyone|everybody|someone|somebody|nobody|him|them|her)",
    ]
  }()

  package static let emptyCues = [
    "(cant|cannot|couldnt) (believe|complain|wait)", "(must|have to) (say|admit|confess)",
    "(no idea|not sure|dont know|dunno) (why|how)", "not (only|bad|too bad|that bad|great|good|well|feeling)",
    "couldnt be", "no longer", "(no|zero) (appetite|apetite)",
    "(must|might|could) be (the|my|from|that|this|all|because|coming|going)",
    "(need|want) (a|some) (lie|sleep|nap|break|hug)", "thought (id|i would)",
    "(no|not) (problem|bother|matter)",
  ].map { Pattern(template: $0) }

  package static let clauseBreaks = WordSet(
    "but so then because cos coz bc since though although while whereas however yet which who")
  package static let speakerWords = WordSet("i im ive ill id me my mine myself we weve our us")
  package static let recordingVerbs = WordSet("log record mark tick track jot")
  package static let requestLeads = WordSet(
    "can could would will you u please pls plz i id like want need to must should let me just also and so ok okay oh hey hi now then nudgy help forgot meant"
  )
  package static let takingVerb = "took"
  package static let takingVerbs = WordSet(
    "took taken had popped swallowed downed necked dosed injected used applied inhaled chewed drank done did knocked")
  package static let doseCompanions = WordSet(
    """
    i ive have just finally already also again now then and plus of my the a an some another one two three four five six \
    half couple x at around about approx by on in with for after before to tablet tablets tab tabs pill pills capsule \
    capsules puff puffs dose doses drop drops spray sprays patch sachet unit units mg mcg ml g done taken down late early \
    morning mornings night nights evening afternoon lunch lunchtime bedtime today todays tonight tonights first second \
    third last both all usual normal regular daily extra ok okay yes yep right oh first thing earlier ago only more other \
    this purpose course is gone empty stomach same time too hatch work train bus car office staffroom desk school home way road break shift uni
    """)
  package static let doseLeads = WordSet("for with w after before against because due when while to cos as")
}
