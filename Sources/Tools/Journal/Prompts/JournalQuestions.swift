import Civil
import Records
import Replies

extension JournalQuestion {
  /// Questions for days that meet a condition; those that are met less often come first.
  static let conditionalQuestions: [JournalQuestion] = [
    .init("first-page", "The first page. What would you like to find here in a year?") {
      $0.lastEntryDay == nil && !$0.hasEntryToday
    },
    .init("back-after-weeks", "It has been a while. What is one thing that changed since?") {
      $0.daysSinceEntry ?? 0 >= 30
    },
    .init("back-after-days", "Welcome back to the page. Which moment of the last days comes up first?") {
      $0.daysSinceEntry ?? 0 >= 7
    },
    .init("mood-rose", "The day got lighter. When did you first notice?") { $0.moodChange >= 3 },
    .init("mood-fell", "The day got heavier. What happened right before?") { $0.moodChange <= -3 },
    .init("mood-low", "A heavy day. What is one thing that did not make it heavier?") { $0.scores.last ?? 5 <= 3 },
    .init("mood-low-ask", "A heavy day. What would help tonight, if it could be small?") { $0.scores.last ?? 5 <= 3 },
    .init("mood-high", "A good day by your own count. What was in it?") { $0.scores.last ?? 5 >= 8 },
    .init("mood-high-keep", "A good day. Which minute of it would you keep?") { $0.scores.last ?? 5 >= 8 },
    .init("late-done", "Something past its date got done today. How did it go in the end?") { facts in
      facts.hasDone { nudge in nudge.due.map { $0.end < nudge.completedAt ?? facts.now } ?? false }
    },
    .init("old-done", "Something that waited for weeks is done. What is different without it?") { facts in
      facts.hasDone { $0.createdAt.day.days(to: facts.now.day) >= 30 }
    },
    .init("call-made", "You made a call today. How was it, next to how you thought it would be?") {
      $0.hasDone { $0.action == .call }
    },
    .init("call-after", "You made a call today. What did the minute after feel like?") {
      $0.hasDone { $0.action == .call }
    },
    .init("message-sent", "You sent a message that was waiting. Which words did you find?") {
      $0.hasDone { $0.action == .text || $0.action == .email }
    },
    .init("early-done", "Something was done before eight. What made the morning work?") {
      $0.hasDone { $0.completedAt.map { 4..<8 ~= $0.hour } ?? false }
    },
    .init("night-done", "Something was done late at night. What is that hour like for you?") {
      $0.hasDone { $0.completedAt.map { $0.hour >= 22 || $0.hour < 4 } ?? false }
    },
    .init("ahead-of-time", "Something was done days before its date. What made it easy to begin?") { facts in
      facts.hasDone { $0.due.map { facts.now.day.days(to: $0.day) >= 2 } ?? false }
    },
    .init("mattered-done", "Something that mattered is done. Who or what was it for?") {
      $0.hasDone { $0.priority == .high }
    },
    .init("big-done", "A big one is done. Which part of it took the most of you?") {
      $0.hasDone { $0.minutes ?? 0 >= 60 }
    },
    .init("step-done", "You took one step of something bigger. What did the step show you?") {
      $0.hasDone { $0.parent != nil }
    },
    .init("habit-done", "You did a thing that comes round again. What keeps it going?") {
      $0.hasDone { $0.rule != nil }
    },
    .init("focus-long", "You spent a long stretch on one thing. What pulled you in?") { $0.focusMinutes >= 90 },
    .init("focus-some", "You had a stretch of focus today. What was around you while it worked?") {
      $0.focusMinutes >= 15
    },
    .init("many-done", "A lot got done today. Which one do you feel in your shoulders?") { $0.done.count >= 5 },
    .init("dump-made", "You emptied your head today. What was at the bottom?") { $0.dumpCount > 0 },
    .init("dump-after", "You emptied your head today. How is it in there now?") { $0.dumpCount > 0 },
    .init("let-go", "You let something go today. What is there room for?") { $0.droppedCount > 0 },
    .init("grateful-today", "You named something good today. What is the story behind it?") { $0.gratitudeCount > 0 },
    .init("one-done", "One thing is done today. What did it take to begin?") { $0.done.count == 1 },
    .init("quiet-day", "A quiet day on paper. What did it hold that no list shows?") {
      $0.isEmpty && $0.now.hour >= 17
    },
    .init("quiet-rest", "A day off the list. What did it give you?") {
      $0.isEmpty && $0.now.hour >= 17
    },
  ]

  /// Questions that fit any day.
  static let generalQuestions: [JournalQuestion] = [
    .init("window", "What do you see from where you sit?"),
    .init("three-sounds", "Which three sounds can you hear right now?"),
    .init("best-bite", "What was the best thing you ate today?"),
    .init("made-laugh", "What made you laugh, even for a second?"),
    .init("first-thought", "What was your first thought this morning?"),
    .init("body-now", "Where in your body do you notice today?"),
    .init("small-win", "What went right that nobody saw?"),
    .init("one-picture", "If today were one picture, what would be on it?"),
    .init("weather-inside", "What is the weather inside you right now?"),
    .init("good-minute", "Which minute of today would you live twice?"),
    .init("lost-time", "Where did you lose track of time, and was it nice there?"),
    .init("new-word", "What did you learn today, however small?"),
    .init("someone-kind", "Who was kind to you lately? What did they do?"),
    .init("you-kind", "When were you kind lately? To whom?"),
    .init("room-corner", "Which corner of your home do you like best today?"),
    .init("song-stuck", "Which song is in your head? Where did it come from?"),
    .init("smell", "Which smell did you meet today?"),
    .init("detour", "Where did your attention wander to today? Tell the route."),
    .init("rabbit-hole", "What was the last thing you looked up for far too long?"),
    .init("easy-today", "What was easier than you expected?"),
    .init("hard-today", "What was harder than it looks from outside?"),
    .init("tomorrow-gift", "What could you do tonight that tomorrow's you would thank you for?"),
    .init("tomorrow-one", "If only one thing happened tomorrow, which one would you pick?"),
    .init("not-tomorrow", "What can wait longer than you keep thinking?"),
    .init("say-unsaid", "What did you want to say today and did not?"),
    .init("message-who", "Who would you like to hear from? What would you ask?"),
    .init("old-friend", "Which old friend crossed your mind? What were they like?"),
    .init("place-back", "Which place would you go back to for one hour?"),
    .init("as-a-child", "What did you love doing when you were ten?"),
    .init("object-story", "Pick a thing within reach. How did it come to you?"),
    .init("pocket", "What is in your pockets or your bag, and why?"),
    .init("colour", "Which colour was today?"),
    .init("hands", "What did your hands do today?"),
    .init("walked", "Where did your feet take you today?"),
    .init("outside", "What was it like outside?"),
    .init("animal", "Which animal did you see last? What was it up to?"),
    .init("stranger", "Did a stranger stay in your mind? What about them?"),
    .init("overheard", "What did you overhear lately?"),
    .init("clothes", "What are you wearing, and what made you pick it?"),
    .init("tired-kind", "What kind of tired are you: body, head or people?"),
    .init("energy-peak", "When did you have the most energy today?"),
    .init("energy-drain", "What took more out of you than you thought?"),
    .init("recharge", "What filled you up again, even a little?"),
    .init("noise", "What was too loud, too bright or too much today?"),
    .init("calm-place", "Where was it calm today?"),
    .init("worry-size", "Which worry is here? How big is it next to your thumb?"),
    .init("worry-fact", "Which one fact would make the worry smaller? Where could you find it?"),
    .init("let-be", "What could you leave exactly as it is?"),
    .init("good-enough", "What was good enough today?"),
    .init("finish-line", "How do you notice that something is finished?"),
    .init("start-trick", "What got you to begin something lately?"),
    .init("stuck-where", "Where are you stuck? Describe the exact spot."),
    .init("smallest-step", "What is the smallest step that would still count?"),
    .init("ask-help", "What would you hand to someone else, if you could?"),
    .init("helped-by", "Who or what made today easier?"),
    .init("thank-thing", "Which object deserves a thank you today?"),
    .init("surprise", "What surprised you?"),
    .init("changed-mind", "What did you change your mind about lately?"),
    .init("proud-quiet", "What are you quietly proud of?"),
    .init("friend-advice", "What would you say to a friend who had your day?"),
    .init("letter-week", "Write three lines to yourself a week from now."),
    .init("letter-year", "What would you like to tell yourself a year ago?"),
    .init("ten-years", "What will make you smile about this time in ten years?"),
    .init("ordinary", "Describe something ordinary as if you saw it for the first time."),
    .init("two-truths", "Write two things about today that are both true and do not fit together."),
    .init("headline", "Which headline would today get?"),
    .init("chapter", "If this month were a chapter, what would it be called?"),
    .init("scene", "Tell one scene of today: who, where, which words."),
    .init("five-words", "Today in five words. Then, if you like, why these."),
    .init("list-nice", "List five nice things that cost nothing."),
    .init("list-later", "List everything that can stay for later."),
    .init("list-hum", "List what is humming at the back of your head."),
    .init("want-more", "What would you like more of next week?"),
    .init("want-less", "What would you like less of next week?"),
    .init("looking-forward", "What are you looking forward to, near or far?"),
    .init("missing", "What or whom do you miss right now?"),
    .init("home-feeling", "When did you last feel at home somewhere?"),
    .init("free-hour", "An hour nobody needs you. What do you do with it?"),
    .init("free-day", "A whole day without plans. How does it begin?"),
    .init("curious", "What are you curious about right now?"),
    .init("obsession", "What is your mind in love with these days?"),
    .init("old-obsession", "Which old passion would you like to revisit?"),
    .init("book-film", "What did you read, watch or hear that stayed?"),
    .init("quote", "Which sentence has stayed with you lately?"),
    .init("question-back", "Which question would you like someone to ask you?"),
    .init("yes-no", "What did you say yes to? What did you say no to?"),
    .init("own-room", "Where did you keep some room for yourself?"),
    .init("promise-small", "Is there a small promise you would like to make yourself?"),
    .init("morning-ideal", "What would a gentle morning look like?"),
    .init("evening-ritual", "What tells you that the day is over?"),
    .init("sleep-story", "How did you sleep? Any dream left?"),
    .init("phone", "What did your phone give you today? What did it take?"),
    .init("money-well", "What was money well spent lately?"),
    .init("repair", "What did you mend, sort or put right lately?"),
    .init("tidy-spot", "Which tiny spot would feel good to clear?"),
    .init("garden", "What is growing around you?"),
    .init("season", "How do you notice the season?"),
    .init("table", "Who would you like at your table tonight?"),
    .init("family-word", "Which word or joke exists only in your family?"),
    .init("teacher", "Who taught you something you still use?"),
    .init("compliment", "Which compliment did you not quite believe? What if it is true?"),
    .init("odd-skill", "Which odd thing are you good at?"),
    .init("rule-break", "Which rule do you follow that nobody made?"),
    .init("brain-good", "When did the way your mind works help you lately?"),
    .init("brain-describe", "How would you describe today's head to someone without one like it?"),
    .init("enough", "What is already enough?"),
    .init("unfinished-ok", "Which unfinished thing is fine unfinished?"),
    .init("tiny-adventure", "What would be a tiny adventure this week?"),
    .init("gift-idea", "What would you love to give someone, for no reason?"),
    .init("last-photo", "What is on the last photo you took?"),
    .init("taste-memory", "Which taste brings back a place?"),
    .init("waiting-for", "What are you waiting for? What is the waiting like?"),
    .init("relief", "When did you last feel relief?"),
    .init("brave", "What took a little courage lately?"),
    .init("slow", "What did you do slowly today, or would have liked to?"),
    .init("touch", "What felt good to touch today?"),
    .init("light", "What was the light like today?"),
    .init("door", "Which door would you like to open next, if it were unlocked?"),
    .init("soundtrack", "Which song would play at the end of today?"),
    .init("goodnight", "What would you like to put down here before you sleep?"),
    .init("right-now", "What is true right now, in one line? And in the next?"),
    .init("anything", "Nothing to answer today. What is there?"),
  ]
}
