internal import Language

/// How signs of a crisis are spelt in English.
package enum EnglishCrisis: CrisisSpellingRules {
  package static let threshold = -12

  package static func droppedEnding(from word: [UInt8]) -> [UInt8] {
    let isClipped =
      word.count > 4 && word.suffix(2).elementsEqual("in".utf8) && !"aeq".utf8.contains(word[word.count - 3])
      && !wordsEndingInIn.contains(word)
    return isClipped ? [UInt8(ascii: "g")] : []
  }

  /// Words that end in "in" themselves, and have lost no "g".
  private static let wordsEndingInIn = Set(
    """
    begin within cousin robin cabin basin vitamin latin virgin origin margin pumpkin napkin muffin coffin dolphin penguin \
    toxin resin raisin bulletin berlin dublin martin justin kevin colin austin collin aspirin heroin insulin melatonin \
    assassin violin goblin puffin urchin lupin login plugin admin bitcoin unpin elfin paladin gherkin merlin catkin ramekin bodkin
    """.split(separator: " ").map { Array($0.utf8) })

  package static let maxJoinableLetters = 8

  package static let joinableWords = Set(
    """
    i im my me self myself want wanna to too be die dead kill killing end ending it all life live living hurt harm cut \
    just might gonna going over overdose gone cant dont do this any more anymore not here alive suicide suicidal wish \
    was were never wake up tonight goodbye need should will think about feel like hate
    """.split(separator: " ").map { Array($0.utf8) })

  package static let oftenMisspelt: [(letters: [UInt8], slips: Int)] = [
    ("suicidal", 2), ("suicide", 2), ("overdose", 1), ("goodbye", 1), ("myself", 1), ("wanna", 1), ("killing", 1),
    ("anymore", 1),
  ].map { (Array($0.0.utf8), $0.1) }

  /// Of two entries for one spelling the first counts: a mistake in the table must not crash the program on every line.
  package static let shorthand = Dictionary(variants, uniquingKeysWith: { first, _ in first })

  /// Other spellings, each with the word or words meant.
  static var variants: [(String, String)] {
    variantTable.split(separator: "\n").flatMap { row in
      let sides = row.split(separator: ":")
      return sides[1].split(separator: " ").map { (String($0), String(sides[0])) }
    }
  }

  /// Rows of a word or words, a colon, and their other spellings: those typed in haste, and those of dialects.
  private static let variantTable = """
    want to:wanna wannae
    going to:gonna gonnae gunna gunny ganna finna
    i am going to:imma ima
    trying to:tryna
    got to:gotta
    have to:hafta huvtae
    let me:lemme
    give me:gimme gies
    kind of:kinda kindae
    sort of:sorta
    i have:ive ave av
    i am:im ahm
    i will:ill ahll
    i would:id ahd
    i do not:ion
    i do not know:idk
    do not:dont dinnae dinna dunny divvent divvnt
    does not:doesnt doesnae disnae dusnt
    did not:didnt didnae
    can not:cant cannot cannae canna cannit
    could not:couldnt couldnae cudnt
    will not:wont willnt willnae winna winnae
    would not:wouldnt wouldnae widnae wudnt
    should not:shouldnt shouldnae shudnt
    is not:isnt isnae aint innit
    was not:wasnt wisnae wasnae
    are not:arent urnae
    have not:havent huvnae hivnae havnt
    has not:hasnt hasnae
    he is:hes
    she is:shes
    they are:theyre
    they would:theyd
    everyone is:everyones
    everyone would:everyoned
    there is:theres thurs
    that is:thats
    what is:whats whits
    you:u ye yi ya yer
    your:ur yur
    you all:yall yous youse
    are:r
    i:ah
    my:ma mah
    myself:masel masell maself mysel meself mesel messel maselfs
    himself:himsel hisself himsell
    herself:hersel hersell
    themselves:themsel themsels
    people:ppl
    folk:fowk
    because:cuz cos coz bc cause cus
    though:tho
    through:thru
    about:aboot bout abt abowt
    with:wi wiv
    to:tae
    do:dae de
    doing:daein dein
    all:aw
    of:o ae
    on:oan
    off:aff
    out:oot
    down:doon doun
    round:roon
    now:noo nuw
    how:hoo
    what:whit wat wot
    who:wha whe
    one:wan yin
    from:fae frae frm
    into:intae
    no one:noone
    nobody:naebody naebdy nubdy
    nothing:nuthin nothin nuttin nuffin nowt nuhin
    something:sumthin somethin summat sumthing
    anything:owt anythin
    no:nae naw
    more:mair
    told:telt
    take:tak
    after:efter
    over:ower
    maybe:mibbe mebbe mebbies mibby
    dead:deid ded
    dying:dyin deein
    kill:kil
    hang:hing
    head:heid
    home:hame yem
    house:hoose
    night:nite nicht neet
    tonight:tn tonite 2nite thenight thenite
    tomorrow:morra themorra tmrw tmr 2moro tomoz tomorra
    today:theday 2day
    right now:rn
    self harm:selfharm
    crying:greetin
    cry:greet
    scared:feart
    children:weans weens wains bairns
    mum:mam maw mammy
    father:faither
    old:auld
    well:weel
    would:wid wud
    could:cud
    should:shud
    that:dat
    this:dis
    them:dem
    they:dey
    enough:enuf enuff
    """
}
