import Engine
import Records

/// Something that other programs do, and what nudgy can do in its stead.
struct Beyond {
  /// Words that tell it, apart by commas. All words of one sign must be there; `^` demands that the line begins so.
  let signs: String
  let answer: Said

  private init(_ signs: String, _ answer: Said) { (self.signs, self.answer) = (signs, answer) }

  /// The first that the line is about.
  static func of(_ line: String) -> Beyond? {
    let words = TitleWords.split(line)
    return all.first { $0.isTold(by: words) }
  }

  private func isTold(by words: [String]) -> Bool {
    signs.split(separator: ",").contains { sign in
      let told = TitleWords.split(String(sign))
      return sign.trimmed.hasPrefix("^") ? words.starts(with: told) : told.allSatisfy(words.contains)
    }
  }

  static let all = [
    Beyond(
      """
      nagging, bugging, pestering, hassling, stop reminding, stop pinging, stop nudging, stop notifying, stop bothering, stop annoying,
      leave me alone, go away, be quiet, shut up, shush, shut it, get lost, not so loud
      """, "I speak when you do. “settings notices 0” ends all that I say unasked."),
    Beyond(
      """
      this is useless, this is stupid, this is rubbish, you useless, you stupid, stupid thing, stupid app, hate this, hate you,
      not what i said, not what i meant, you dont understand, you got it wrong, this doesnt work, this isnt working
      """, "That was no help. “undo” takes the last change back; then try it in other words."),
    Beyond(
      "weather, forecast, rain, raining, snow, snowing, temperature, degrees, umbrella",
      "I cannot look up the weather. “remind me to take an umbrella” works."),
    Beyond(
      "translate, translation, say in spanish, say in french, say in german, say in welsh, say in italian, spell",
      "I cannot translate or spell. “remind me to look up a word at 6pm” works."),
    Beyond(
      "taxi, cab, uber, flight, flights, hotel, train ticket, train times, book me, reserve me",
      "I cannot book anything. “remind me to book the taxi at 6pm” works."),
    Beyond(
      "pizza, takeaway, restaurant, order me, get me a coffee, get me a beer",
      "I cannot order food. “buy oat milk” makes a card."),
    Beyond(
      "^play, ^shuffle, ^stream, music, playlist, podcast, song, jazz, radio",
      "I cannot play anything. “remind me to put a record on at 6pm” works."),
    Beyond(
      "^turn on, ^turn off, ^turn up, ^turn down, ^switch on, ^switch off, thermostat",
      "I cannot switch anything. “remind me to turn off the lights at 10pm” works."),
    Beyond(
      "^write, ^draw, ^paint me, ^compose, ^sing, poem, story, haiku, limerick, essay",
      "I write nothing of my own. “brain dump” takes all that you want to write down."),
    Beyond(
      "news, headlines, football, rugby, cricket, tennis, match, who won, score",
      "I have no news. “what's next” shows your next card."),
    Beyond(
      "google, ^search the web, ^search online, ^look up online, internet, wikipedia",
      "I never go online. “find passport” looks through your cards."),
    Beyond(
      "convert, percent, square root, how many in a, plus, minus, times, divided, 15 of, ^calculate",
      "I cannot do sums. “remind me to work it out at 2pm” works."),
    Beyond(
      "stocks, stock price, share price, bitcoin, exchange rate",
      "I know no prices. “remind me to check the rate at noon” works."),
    Beyond(
      "^are you, ^do you, ^can you, ^will you, ^have you, ^how old are you, ^who are you, i love you",
      "I am a small program that keeps your cards. “help” says what can be said."),
    Beyond(
      """
      ^what is, ^whats, ^what does, ^what are, ^who is, ^whos, ^who was, ^who wrote, ^who won, ^where is, ^wheres, ^when is,
      ^whens, ^when was, ^why is, ^why are, ^why do, ^how tall, ^how many, ^how far, ^how big, ^how much, ^how long,
      ^tell me about, ^can penguins
      """, "I know only what you tell me. “remind me to look it up at 6pm” works."),
  ]
}
