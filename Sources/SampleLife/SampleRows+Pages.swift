extension SampleRows {
  /// Age in days, a star if pinned, title, and text, with " / " between lines.
  static let noteRows = """
    610 |   | wifi | network Ferncroft, the password is on the back of the router
    598 | * | boiler | code E119 means low pressure / open the valve under it, count to ten, close it / Ahmed: 0113 496 0182
    571 |   |      | the spare key is under the blue pot, not the red one
    552 |   | paint | hall: Chalk Dust 12 / kitchen: Old Lace 40 / door: the rest of the tin in the shed
    530 |   | Jo, presents | wool socks / that tea with the lion on it / nothing with a plug
    498 |   |      | the bike tyres want 4 bar
    471 |   | books to read | the one about the lighthouse keeper / Priya's novel / something short
    455 |   |      | dad's blood group is in the green folder
    430 |   | soup | two onions, a stick of celery, red lentils, a lemon at the end / forty minutes, lid off
    402 |   | York | the train at 9.04, sit on the left for the sea / the café by the wall closes on mondays
    388 |   |      | what Sam said: begin where it is easiest, not where it is first
    361 |   | dentist, what to ask | the tooth at the back on the left / whether the night guard is worth it
    340 |   |      | the code of the bike lock is the year mum was born, backwards
    322 |   | what helps when I am stuck | stand up / one song / only find the paper, do not fill it in / tell Sam I began
    301 | * | tablets | with breakfast, not with coffee / new ones from the surgery on the first monday
    288 |   |      | the landlord answers texts and no emails
    260 |   | Mo's flat | third left after the mill, the blue door
    241 |   |      | library: the quiet room is on the second floor, behind the maps
    224 |   | fern | water from below / not on the sill in july
    203 |   | tax, where things are | payslips: brown box / bank: the app, under documents / last year's: blue folder
    190 |   |      | words I like: dusk, kettle, elsewhere
    171 |   | meeting with the school | Lena reads better than she says / ask about the trip money
    150 |   |      | size of the hall mat: 90 by 60
    133 |   | film list | the one with the otters / the old one with the trains
    118 |   | duet | bars 17 to 24 slowly, with the left hand alone / tuesday with Omar
    96  |   |      | the good scissors live in the second drawer now
    77  |   | pancakes | one cup, one cup, one egg / the first one is for the cook
    61  |   |      | an idea for the talk: start with the kettle story
    44  | * | shopping, always | oats / bread / cat food / stamps
    29  |   | glasses | the brown frame, not the round one / ready in ten days
    17  |   |      | Vera likes letters better than calls
    9   |   | York with Mo | two nights / the room with the bath / ask about the cat
    4   |   |      | plumber says the valve is fine, it was the thermostat
    1   |   |      | blue folder: passport. green folder: everything else
    """

  /// Age in days, and a fact about the person.
  static let memoryRows = """
    540 | i'm vegetarian
    420 | my sister is called Ana
    301 | i take my tablets in the morning
    230 | mornings are my good hours
    121 | i'm allergic to penicillin
    88  | phone calls are hard for me, texts are fine
    35  | i play the piano, badly and gladly
    """

  /// The number of days with a journal entry in each of 105 weeks, from two years ago to the current week: two long
  /// gaps, and some weeks with hardly an entry.
  static let pageWeeks =
    "224355443000345245643555354210134555464555360000013455465435654445364551234556443556454354010234565544456"
    .compactMap(\.wholeNumberValue)

  /// The tone of a day, 0 (heavy) … 2 (light), and the beginning of its journal entry.
  static let openingRows = """
    0 | Slow to get up. The day had started without me.
    0 | Not much went in or out today.
    0 | Tired in the bones, not in the head.
    0 | Everything was loud, the fridge too.
    0 | I cancelled {who}, and then felt bad about cancelling {who}.
    0 | Could not begin the {work}. Looked at it from several sides.
    0 | Rain, and me inside with the {paper} letter unopened.
    1 | An ordinary day, which I mean kindly.
    1 | Up at seven, out by ten, no idea what happened between.
    1 | Half of the list and all of the dishes.
    1 | {who} rang about {about}.
    1 | Worked on the {work} in two goes with a walk between.
    1 | Went for {food} and came back with everything else.
    1 | The {room} is half done. It is a better half.
    2 | A light day. Things went where they belong.
    2 | Woke before the alarm and liked it.
    2 | Finished the {work}. Sat there and did nothing for a minute.
    2 | Coffee with {who} turned into the whole afternoon.
    2 | Fixed the {broken} at last. It took nine minutes. It had waited five weeks.
    2 | The sun came round to the {room} and so did I.
    """

  static let middleRows = """
    0 | Lay on the floor for a while. The ceiling has a crack like a river.
    0 | Answered nobody. Tomorrow is also a day for answers.
    0 | The {bill} can wait until Friday, I checked.
    0 | {who} wrote that it is fine, and I try to believe it.
    0 | Ate toast over the sink.
    1 | Put the phone in the {room} and it was quieter at once.
    1 | Forgot the bag, went back, forgot why, found the bag.
    1 | Three small things done, and one that only looked small.
    1 | {who} told the story of the goose again. It gets longer.
    1 | Sorted {food} into jars. It helps more than it should.
    1 | Ten minutes on the {room}, with a timer, then stopped.
    2 | Called {office} straight away, before I could think about it.
    2 | Walked home the long way, by the water.
    2 | Played the duet through once without stopping.
    2 | {who} laughed so much that the neighbour knocked.
    2 | Cooked for two days. The kitchen smelt of lemon.
    """

  static let closingRows = """
    0 | Bed early. That is the plan and the whole of it.
    0 | One thing was good: the cat on my feet.
    0 | Tomorrow only the one call.
    0 | It passes. It has passed before.
    1 | Enough for one day.
    1 | Tomorrow: the {paper} form, first thing, before the phone.
    1 | Note to self: begin with the shoes.
    1 | I would do the walk again.
    1 | Nothing to fix about tonight.
    2 | I want to remember how easy it was to begin.
    2 | Good tired.
    2 | More of these, please.
    2 | Left the window open to hear the rain.
    """

  /// A prompt, and a journal entry that answers it.
  static let answerRows = """
    window | The chestnut, two bins, and the postwoman who waves at the cat and not at me.
    three-sounds | The boiler, a bus, somebody practising the same four bars as I do.
    best-bite | The end of the loaf, still warm, standing up.
    made-laugh | Mo, trying to fold the map.
    first-thought | That it was Saturday. It was not.
    body-now | Shoulders. They are nearly at my ears. There, better.
    small-win | I opened the letter on the day it came.
    one-picture | A kettle and two cups, one of them with a chip.
    weather-inside | Patchy, with somebody having left the door open.
    good-minute | The one after the call, when it was over and had been fine.
    lost-time | In the box of cables. And yes, oddly nice.
    new-word | That the valve turns the other way.
    someone-kind | The neighbour carried the parcel up without ringing twice.
    you-kind | I let Lena explain the whole game.
    room-corner | The chair by the bookshelf, now that one can sit in it.
    song-stuck | The one from the shop. I do not even like it.
    """

  static let gratitudeRows = """
    the cat on my feet
    coffee that stayed hot
    {who}'s message
    rain on the roof light
    the bus that waited
    clean sheets
    the walk home by the water
    {who} laughing
    soup from the freezer
    an empty {room}
    ten quiet minutes
    the smell of {food}
    a seat by the window
    a call that was shorter than I feared
    warm socks
    the duet, second part
    """

  /// The tone of a day, and a note for a mood log.
  static let moodRows = """
    0 | slept badly
    0 | too many people
    0 | head like wool
    0 | argued about {about}
    0 | forgot the {paper} form
    0 | no lunch until four
    1 | fine, a bit foggy
    1 | after the walk
    1 | between two things
    1 | coffee number three
    1 | long day, ok evening
    2 | {who} rang
    2 | got the {work} done
    2 | sun
    2 | slept eight hours
    2 | music with Omar
    """
}
