internal import Language

/// Words that say how someone feels, not what there is to do.
enum Feeling {
  static func isOnly(_ words: ArraySlice<Line.Word>) -> Bool {
    if FillerStripper.isFiller(words) || sighs.matchesAll(words) || moods.matchesAll(words) { return true }
    return openings.advance(1, over: words) > 1 && !words.contains { $0.key == "to" }
  }

  /// "i'm so happy today", "had a lovely day".
  static func isGood(_ words: ArraySlice<Line.Word>) -> Bool {
    words.count < 63 && joys.advance(1, over: words) > 1 && !isDoubted(words)
  }

  /// "i'm fine, that was the film".
  static func isEven(_ words: ArraySlice<Line.Word>) -> Bool {
    evens.advance(1, over: words) > 1 && !isDoubted(words)
  }

  /// Whether the words begin with one that people in trouble use, of themselves or of what happens to them.
  static func isLow(at words: ArraySlice<Line.Word>) -> Bool { troubles.advance(1, over: words) > 1 }

  private static let troubles = Pattern(
    template: """
      (
        tired | exhausted | knackered | shattered | drained | frazzled | overwhelmed | stressed | anxious | worried |
        scared | sad | lonely | miserable | gutted | heartbroken | hopeless | ashamed | embarrassed | guilty | useless |
        panicking | panicked | meltdown | sobbing | crying | cried | struggling | drowning | unbearable |
        awful | terrible | horrible | dreadful | crap | shit | fml | ugh | argh | bloody |
        (burnt|burned|stressed|freaking|freaked|zoned) out | fed up | sick of | had enough | done with |
        (cant|cannot|can not) (cope|take|face|deal|do (this|anything)|be (arsed|bothered)) | killing me | hate this |
        (everything|it all|all of it) (is|feels) [so|too|really|very] (heavy|hard|grey|gray|pointless) | not a (good|great) (day|
        night|week|morning) | (didnt|havent|couldnt) even | still in bed | (ok|okay|alright) to do nothing |
        weepy | tearful | teary | gloomy | despondent | (so|such|too|being) (stupid|useless|dumb|pathetic) |
        a bad (mother|mum|mom|father|dad|parent|friend|person) | falling apart | fell apart | fell through | going wrong | went wrong |
        (so|all|bit|just) too much | too much today | barely slept | hardly slept | no sleep | didnt sleep | not slept |
        (bad|rough|hard|long|worst|horrible|tough|grim) (day|night|week|morning|evening|month|year) |
        (i|ive|im) (failed|fail|failing|hate|wrecked|ruined|suck|messed up|screwed up|fucked up|blew it|lost it) |
        (feel|feeling|felt) [so|really|like|pretty|a bit|kind of|very] [a|an] (bad|low|down|sick|stupid|lost|stuck|numb|empty|
        rough|flat|alone|off|dumb|fraud|failure|mess|idiot) | everything (hurts|is wrong|is broken) | nothing (works|helps|helped|worked|is right) |
        (head|brain|mind) is (mush|porridge|soup|fog|foggy|fried|mashed|gone|spinning|racing|full|all over)
      )
      """)

  /// "i'm good for nothing", "i'm fine but tired": a word of it turns the rest round, or asks for something.
  private static func isDoubted(_ words: ArraySlice<Line.Word>) -> Bool {
    words.contains { doubts.contains($0.spelling) }
  }

  private static let doubts = WordSet(
    "to but tho though except not nothing nobody never no none until without if cant dont wont didnt")

  /// "i'm so tired today", and no word more.
  static func isBareLow(_ words: ArraySlice<Line.Word>) -> Bool { bareLows.matchesAll(words) }

  /// "feeling good today", and no word more.
  static func isBareJoy(_ words: ArraySlice<Line.Word>) -> Bool { bareJoys.matchesAll(words) }

  private static let bareTimes = """
    [today|now|right now|just now|already|again|tonight|this morning|this afternoon|this evening|at the moment|all day|
    lately|these days|all the time]
    """

  private static let bareLows = Pattern(
    template: """
      [ugh|oh|god|oh god|honestly|argh|sigh] (
        (
          (im|i am|i feel|im feeling|i am feeling|feeling|ive been|ive been feeling) [just|so|really|very|too|a bit|
          pretty|quite|absolutely|completely|totally|utterly|still|super|all] [so|very|really] (tired|exhausted|
          knackered|shattered|drained|worn out|burnt out|burned out|frazzled|overwhelmed|stressed|stressed out|anxious|
          worried|scared|sad|lonely|miserable|gutted|fed up|ashamed|useless|rubbish|awful|terrible) |
          (everything|life) (is|feels|seems) [just|all|way|a bit|so] (too much|a lot|overwhelming)
        ) \(bareTimes) |
        [i] [just|really|honestly] (cant|cannot|can not) (do this|cope|cope with this|face anything|face today|
        do anything) [anymore|any more]
      )
      """)

  private static let bareJoys = Pattern(
    template: """
      (
        (im|i am|i feel|im feeling|i am feeling|feeling|we are|were) [just|so|really|very|pretty|quite|actually|
        absolutely] [so|very|really] (happy|good|great|proud|glad|relieved|pleased|excited|fantastic|wonderful|
        brilliant|amazing|lucky|content|cheerful|chuffed|thrilled|delighted|on top of the world|over the moon) |
        what a [really|very] (good|great|lovely|brilliant|wonderful|amazing|fantastic|nice|beautiful|perfect) [little]
        (day|morning|afternoon|evening|night|week|weekend)
      ) \(bareTimes)
      """)

  private static let evens = Pattern(
    template: """
      (im|i am|i feel|feeling|ive been|everything is|everything feels|its all) [just|really|very|feeling|still|totally|all|
      quite|perfectly] (fine|ok|okay|alright|good|great|happy|not bad|not too bad|so so)
      """)

  private static let joys = Pattern(
    template: """
      [oh|yay|yes|woohoo|omg|wow] (
        (im|i am|i feel|i do feel|feeling|ive been|we are|were) [just|so|really|very|too|feeling|actually|absolutely|genuinely|
        pretty|quite|fairly|rather|surprisingly|strangely|a bit|a lot|much|a little] [so|very|really|bit] (happy|great|good|
        proud|glad|delighted|thrilled|chuffed|relieved|pleased|excited|over the moon|on top of the world|fantastic|
        wonderful|brilliant|amazing|lucky|content|cheerful|cheery|well|better|upbeat|hopeful|calm|peaceful|rested|
        in good spirits|in high spirits|in a (good|great|lovely) mood) |
        [a] (bit|lot|little|bit) better (today|now|than yesterday|this morning|tonight) |
        [i|ive|we] [just] (had|have had) [such] (a|the) [really|very] (good|great|lovely|brilliant|wonderful|amazing|fantastic|
        nice|beautiful|perfect|best) [little] (day|morning|afternoon|evening|night|time|week|weekend) |
        what a [really|very] (good|great|lovely|brilliant|wonderful|amazing|fantastic|nice|beautiful|perfect) [little]
        (day|morning|afternoon|evening|night|week|weekend) |
        [its|it was|that was|today was|today is] [the] best (day|week|night|morning|news|feeling) |
        (today|this morning|this evening|tonight) (was|is|has been) [just|so|really|very|actually|absolutely] (good|great|lovely|
        brilliant|wonderful|amazing|fantastic|nice|perfect|fun) | (yay|woohoo|hooray|hurray|yippee|hurrah) |
        so (happy|proud|glad|relieved|excited|pleased|chuffed) | (best|great|good|brilliant|fantastic|amazing|wonderful) news |
        [the] best (day|week|night|feeling) ever |
        (i|we|ive|weve|i have|we have) [just|finally|only|actually] (passed|won|got the (job|flat|house|place|part|grant|all clear))
      )
      """)

  /// The index after a feeling that a pause separates from the rest: "can't sleep. remind me …"; the first index where
  /// there is none.
  static func end(of line: Line, in words: Range<Int>) -> Int {
    guard let last = words.dropLast().prefix(longestFeeling).first(where: { line.words[$0].pause != .none }) else {
      return words.lowerBound
    }
    return isOnly(line.words[words.lowerBound...last]) ? last + 1 : words.lowerBound
  }

  /// In words, for a feeling before something else.
  private static let longestFeeling = 64

  private static let sighs = Pattern(
    template: """
      (
        [oh] (ugh|argh|aargh|ok|okay|right|anyway|sigh|meh|phew|god|omg|help|whatever|blah|crap|shit|fuck|damn) [ok|god|right|so] |
        [so|oh|theres|ive got] (too much|so much|much) (to do|going on|on) | too much |
        (what else|lets see|lets go|here goes|here we go|hmm|um|where do i start|where was i) |
        [i think] (thats|that is) (it|all|everything) [for now] | i (dont|do not) know [where to start|where to begin]
      )
      """)

  /// "so tired": what is left once the sigh before it has been stripped.
  private static let moods = Pattern(
    template: """
      [just|so|really|still] [very|really|so|too|a bit|super|completely|totally] (tired|exhausted|overwhelmed|stressed|anxious|sad|knackered|\
      shattered|fed up|worried|scared|lonely|panicking|drained|frazzled|wiped)
      """)

  private static let openings = Pattern(
    template: """
      (
        (im|i am|i feel|feeling|i keep feeling|ive been) [just|so|really|very|too|a bit|super|feeling|still|already|completely|totally] \
        (tired|exhausted|overwhelmed|stressed|anxious|sad|happy|down|low|knackered|shattered|fed up|behind|lost|stuck|worried|
        scared|angry|annoyed|drowning|sick|ill|nervous|bored|lonely|rubbish|awful|terrible|good|great|fine|ok|panicking) |
        (i feel|i felt|i dont feel|it feels|it felt) | (my|the) (head|brain|mind) (is|feels|wont) | (i cant|cant|couldnt|i couldnt) (sleep|think|cope|focus|relax|stop|concentrate|breathe) |
        (i hate|i love|everything is|everything feels|its all|its just) | (so|too) (tired|stressed|overwhelmed|many)
      )
      """)
}
