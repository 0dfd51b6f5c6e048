package import Language

extension English {
  private static let pronouns = "i you he she it we they who that to had have has having just and"
  private static let people = """
    call text email ring phone message ask tell with see meet from for and visit dear hi send \
    give show lend owe remind thank pay
    """

  /// Names of days and months that are also other words, and numbers that count something else.
  package static let doubts = Doubts([
    Doubt(words: "may", notAfter: pronouns + " this that " + people, isLast: true),
    Doubt(words: "march", notBefore: "on in to with past against madness into out of", notAfter: pronouns + " a the"),
    Doubt(words: "mar", notBefore: "the his her my our"),
    Doubt(
      words: "sun",
      notBefore: "cream screen hat glasses tan burn dress rise set lounger protection block lamp roof salutation",
      notAfter: "the in my her his our full more"),
    Doubt(
      words: "sat", notBefore: "nav in on at down up with there for through by under alone next", notAfter: pronouns),
    Doubt(words: "mon", notBefore: "ami amour cheri", notAfter: "come"),
    Doubt(words: "wed", notBefore: "him her them each", notAfter: pronouns + " newly"),
    Doubt(
      words: "jun jan april june august jul dec",
      notBefore: "from said says told asked thinks wants wanted called rang texted emailed mentioned", notAfter: people),
    Doubt(
      words: "july", notBefore: "decorations party fireworks cookout barbecue bbq picnic parade sparklers",
      isAlways: true),
    Doubt(words: "sunday", notBefore: "best roast school papers paper league driver drivers", isAlways: true),
    Doubt(words: "fall", notBefore: "asleep behind off down over in out through apart for from", notAfter: pronouns),
    Doubt(
      words: "spring", notBefore: "clean cleaning onions onion rolls roll water break greens cabbage",
      notAfter: "a the box hot"),
    Doubt(
      words: "summer winter autumn",
      notBefore: """
        clothes tyres tires wheels coat coats jumper jacket gloves hat boots shoes dress wardrobe holiday school lights \
        duvet curtains bulbs
        """, notAfter: "a", isAlways: true),
    Doubt(words: "second", notAfter: pronouns),
    Doubt(
      words: "easter christmas xmas halloween thanksgiving valentine's valentines ramadan eid passover hanukkah",
      notBefore: """
        egg eggs card cards present presents gift gifts tree dinner cake shopping list lights jumper party bunny \
        hunt decorations costume pumpkin stuff break holiday holidays wrapping songs movie movies menu do lunch food \
        basket pudding cracker crackers stocking stockings sweater
        """, isAlways: true),
    Doubt(words: "day", notBefore: "present presents card cards gift gifts flowers", isAlways: true),
    Doubt(words: "now later", notAfter: "day until by from for just not up than and or right how what sooner right"),
    Doubt(words: "once", isLast: true),
    Doubt(
      words: "before after prior earlier",
      notBefore:
        "the my our his her their your i we you it he she they bed work school dinner breakfast lunch a an each",
      isAlways: true),
  ])

  /// Words after a bare number that it counts or names: "at 5 degrees", "the 2nd floor".
  package static let counted = WordSet(
    """
    degrees degree percent kilograms kg kilos km miles mph pounds quid euros dollars points people places \
    shops stores times steps pages items things rooms percent cm mm litres liters grams years months floor \
    street st avenue ave road grade edition chapter hole lap item one ones draft version round half team base \
    hand class line row attempt try person child kid son daughter birthday anniversary thing part step option \
    place prize date wave year page copy interview bedroom bathroom bath appointment session lesson week \
    month cup cups tsp tbsp inch mile of side eggs apples bags boxes bottles packs packets cans tickets seats more
    """)

  /// Words before figures that make them a name: "the 9/11 report", "version 1.2.2012".
  package static let naming = WordSet(
    "the a an of version v chapter page room flat score rated ratio route am im i'm buy get order")
}
