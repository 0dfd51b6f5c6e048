package import Language

extension English {
  private static let pronouns = "i you he she it we they who that to had have has having just and"
  private static let contactVerbs = """
    call text email ring phone message ask tell with see meet from for and visit dear hi send \
    give show lend owe remind thank pay
    """

  /// Names of days and months that are also other words, and numbers that count something else.
  package static let doubts = AmbiguousWordTable([
    AmbiguousWords(words: "may", notAfter: pronouns + " this that " + contactVerbs, isLast: true),
    AmbiguousWords(
      words: "march", notBefore: "on in to with past against madness into out of", notAfter: pronouns + " a the"),
    AmbiguousWords(words: "mar", notBefore: "the his her my our"),
    AmbiguousWords(
      words: "sun",
      notBefore: "cream screen hat glasses tan burn dress rise set lounger protection block lamp roof salutation",
      notAfter: "the in my her his our full more"),
    AmbiguousWords(
      words: "sat",
      notBefore:
        "nav in on at down up with there for through by under alone next here about around waiting doing watching listening outside",
      notAfter: pronouns),
    AmbiguousWords(words: "mon", notBefore: "ami amour cheri", notAfter: "come"),
    AmbiguousWords(words: "wed", notBefore: "him her them each", notAfter: pronouns + " newly"),
    AmbiguousWords(
      words: "jun jan april june august jul dec",
      notBefore: "from said says told asked thinks wants wanted called rang texted emailed mentioned",
      notAfter: contactVerbs),
    AmbiguousWords(
      words: "july", notBefore: "decorations party fireworks cookout barbecue bbq picnic parade sparklers",
      isAlways: true),
    AmbiguousWords(words: "sunday", notBefore: "best roast school papers paper league driver drivers", isAlways: true),
    // "the monday club" is a name.
    AmbiguousWords(
      words: "monday tuesday wednesday thursday friday saturday", notBefore: "club clubs league market papers",
      isAlways: true),
    AmbiguousWords(
      words: "fall", notBefore: "asleep behind off down over in out through apart for from",
      notAfter: pronouns + " might could will can would may", isAlways: true),
    // When a place is shut says nothing of when a task is due.
    AmbiguousWords(
      words: "mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends",
      notAfter: "closed shut closes shuts open opens"),
    AmbiguousWords(
      words: "spring", notBefore: "clean cleaning onions onion rolls roll water break greens cabbage",
      notAfter: "a the box hot"),
    // By itself a season before a noun says of what kind it is: "winter service for the van".
    AmbiguousWords(
      words: "summer winter autumn",
      notBefore: """
        clothes tyres tires wheels coat coats jumper jacket gloves hat boots shoes dress wardrobe holiday school lights \
        duvet curtains bulbs
        """, notAfter: "a", isLast: true, isAlways: true),
    AmbiguousWords(
      words: "second", notBefore: "thoughts thought hand nature glance opinion", notAfter: pronouns, isAlways: true),
    AmbiguousWords(
      words: "easter christmas xmas halloween thanksgiving valentine's valentines ramadan eid passover hanukkah",
      notBefore: """
        egg eggs card cards present presents gift gifts tree dinner cake shopping list lights jumper party bunny \
        hunt decorations costume pumpkin stuff break holiday holidays wrapping songs movie movies menu do lunch food \
        basket pudding cracker crackers stocking stockings sweater
        """, isAlways: true),
    AmbiguousWords(words: "day", notBefore: "present presents card cards gift gifts flowers", isAlways: true),
    AmbiguousWords(
      words: "now later", notAfter: "day until by from for just not up than and or right how what sooner right"),
    AmbiguousWords(words: "once", isLast: true),
    AmbiguousWords(
      words: "before after prior earlier",
      notBefore:
        "the my our his her their your i we you it he she they bed work school dinner breakfast lunch a an each",
      isAlways: true),
  ])

  /// Words after a bare number that make it a count or part of a name: "at 5 degrees", "the 2nd floor".
  package static let countedNouns = WordSet(
    """
    degrees degree percent kilograms kg kilos km miles mph pounds quid euros dollars points people places \
    shops stores times steps pages items things rooms percent cm mm litres liters grams years months floor \
    street st avenue ave road grade edition chapter hole lap item one ones draft version round half team base \
    hand class line row attempt try person child kid son daughter birthday anniversary thing part step option \
    place prize date wave year page copy interview bedroom bathroom bath appointment session lesson week \
    month cup cups tsp tbsp inch mile of side eggs apples bags boxes bottles packs packets cans tickets seats more \
    flights rounds goes laps sets reps spoons slices glasses pints beers hundred words characters letters kcal calories cals ml photos pictures emails messages calls guests lines
    """)

  package static let demonstratives = WordSet("that this the which each every another")
  package static let streetNouns = WordSet(
    "road rd street st avenue ave lane ln drive dr close crescent terrace court place square gardens grove way")
  package static let amountLeads = WordSet(
    """
    save saved bet win pay paid transfer lend lent borrow borrowed invoice owe owes owed cost costs costing price priced spent spend tip charged worth only just got had have has for is \
    was are were its about around nearly almost over under exactly than lost gained won total balance plus minus times x by \
    version v page chapter section item rate rated score scored mood weight weighed weigh weighs temp temperature level \
    sugar sugars glucose bp pulse reading ratio odds average avg ph tsh ran run walked walk swam swim cycled rode slept sleep \
    drank ate took code pin number no room ref extension ext ending plate reg line gate door locker flat unit bus train
    """)
  /// Words before digits that make them part of a name: "the 9/11 report", "version 1.2.2012".
  package static let identifierPrefixes = WordSet(
    "the a an of version v chapter page room flat score rated ratio route am im i'm buy get order")
}
