package import Language

// What titles, and what is said of cards and their steps, are made of.
extension English {
  package static let wordEndings = [
    WordEnding("s"), WordEnding("es", mayDouble: true), WordEnding("ies", "y"), WordEnding("ing", mayDouble: true),
    WordEnding("ing", "e"), WordEnding("ed", mayDouble: true), WordEnding("ed", "e"),
  ]
  package static let titleLeads = WordSet(
    "to please go and finally just the a an my need must try start finish begin do have i should")
  package static let nameArticles = WordSet("the my our")
  package static let droppedArticles = WordSet("the my a")

  package static let stepBreaks = WordSet("then")
  package static let stepLeads = WordSet("and")
  package static let allStepsPhrases: Set = [
    "keep", "keep them", "keep these", "keep these steps", "keep the steps", "keep all", "keep all of them", "all",
    "all of them", "these", "these steps", "them", "them all",
  ]
  package static let firstStepPhrases: Set = [
    "first one", "first step", "first step only", "only first", "only the first", "only the first step", "just first",
    "just the first", "just the first one", "just the first step", "the first", "the first one", "the first step",
    "keep the first", "keep first",
  ]

  package static let noDayPhrases: Set = ["someday", "some day", "whenever", "any time", "anytime", "no date", "never"]
  package static let pastTenseWords = WordSet("was were had went came happened cancelled yesterday")
  package static let linkVerb = "is"
  package static let householdTrashPhrases = ["the trash"]

  package static let outOfScopeKeywords: [String: String] = [
    "quiet":
      """
    nagging, bugging, pestering, hassling, stop reminding, stop pinging, stop nudging, stop notifying, stop \
    bothering, stop annoying, stop asking, dont ask me, no more questions, stop with the questions, leave me alone, go away, be quiet, shut up, shush, shut it, get lost, not so loud
    """,
    "anger":
      """
    this is useless, this is stupid, this is rubbish, you useless, you stupid, stupid thing, stupid app, hate \
    this, hate you, not what i said, not what i meant, you dont understand, you got it wrong, this doesnt work, \
    this isnt working
    """,
    "weather":
      "weather, forecast, rain, raining, snow, snowing, degrees, umbrella, ^what temperature, ^whats the temperature, temperature outside",
    "translation":
      """
    translate, translation, say in spanish, say in french, say in german, say in welsh, say in italian, spell
    """,
    "travel": "taxi, cab, uber, flight, flights, hotel, train ticket, train times, book me, reserve me",
    "food": "pizza, takeaway, restaurant, order me, get me a coffee, get me a beer",
    "music": "^play, ^shuffle, ^stream, music, playlist, podcast, song, jazz, radio",
    "switches": "^turn on, ^turn off, ^turn up, ^turn down, ^switch on, ^switch off, thermostat",
    "writing": "^write, ^draw, ^paint me, ^compose, ^sing, poem, story, haiku, limerick, essay",
    "news": "news, headlines, football, rugby, cricket, tennis, match, who won, score",
    "web": "google, ^search the web, ^search online, ^look up online, internet, wikipedia",
    "sums": "convert, percent, square root, how many in a, plus, minus, times, divided, 15 of, ^calculate",
    "prices": "stocks, stock price, share price, bitcoin, exchange rate",
    "small talk": "^are you, ^do you, ^can you, ^will you, ^have you, ^how old are you, ^who are you, i love you",
    "knowledge":
      """
    ^what is, ^whats, ^what does, ^what are, ^who is, ^whos, ^who was, ^who wrote, ^who won, ^where is, ^wheres, \
    ^when is, ^whens, ^when was, ^why is, ^why are, ^why do, ^how tall, ^how many, ^how far, ^how big, ^how much, \
    ^how long, ^tell me about, ^can penguins
    """,
  ]
}
