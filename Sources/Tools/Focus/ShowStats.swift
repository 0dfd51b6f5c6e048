import Civil
import Engine
import Records
import Store

extension Profile {
  var showStats: Tool {
    Tool(
      "show_stats", verb: "stats", "Shows what got done over a stretch of time.", topic: .focus,
      words: [
        "show": "[show|show me|give me|see|view|open|what are|whats|how are] [my|the|some|me]",
        "stats": """
        (stats|statistics|progress|productivity|streak|streaks|completion stats|task stats|numbers
        |achievements)
        """,
        "things": "(tasks|things|cards|nudges|todos|to dos|items|reminders|jobs|chores)",
        "finished": """
        (get done|do|done|complete|completed|finish|finished|got done|gotten done|tick off|ticked off|get through
        |got through|cross off|crossed off)
        """,
      ],
      phrases: [
        "<show> <stats>",
        "<show> <stats> [for|from|over|of|in] {period}",
        "<show> {period} <stats>",
        "<show> (all time|alltime|lifetime|overall|total) <stats> {period=all}",
        "<show> <stats> [for|of|from|over] (all time|ever|all|overall|in total|since the beginning) {period=all}",
        "<show> (daily|todays) <stats> {period=today}",
        "<show> (weekly|this weeks|the weeks) <stats> {period=week}",
        "<show> (monthly|this months|the months) <stats> {period=month}",
        "<show> (yearly|annual|this years|the years) <stats> {period=year}",
        "how many <things> (did|have|had) i <finished>",
        "how many <things> (did|have|had) i <finished> [in|on|over] {period}",
        "how many <things> (did|have|had) i <finished> (ever|in total|all time|altogether|overall) {period=all}",
        "how (many|much) (did|have) i <finished>",
        "how (many|much) (did|have) i <finished> [in|on|over] {period}",
        "how (productive|efficient|busy) (am|was) i",
        "how (productive|efficient|busy) (am|was) i [in|on|over] {period}",
        "how (productive|efficient|busy) have i been [lately|recently]",
        "how (productive|efficient|busy) have i been [in|on|over] {period}",
        "how (am i|have i been|was i) doing [lately|so far|overall|with my tasks]",
        "how (am i|have i been|was i) doing [in|on|over|so far] {period}",
        "how did i do [in|on|over] {period}", "how (was|is|did) [my] {period} [go|going|been]",
        "how has [my] {period} (gone|been|been going)",
        "what have i (done|finished|completed|got done|ticked off) {period}",
        "what (have|did) i (achieved|achieve|accomplished|accomplish|got done) [in|on|over] {period}",
        "(am i|have i been) (getting anywhere|making progress|making any progress|keeping up)",
        "(am i on|do i have|have i got) a streak",
        "how long is my streak",
      ],
      examples: [
        Example("stats for this week", ["period": "week"]), Example("all time stats", ["period": "all"]),
        Example("my stats"), Example("how productive was i this year", ["period": "year"]),
      ],
      toolset: .essential,
      does: Work(.optional(.period("period", "the stretch of time"))) { turn, period in
        let today = turn.now.day
        guard let period = period.map({ Period($0, today: today) }) ?? Period(.week, today: today) else {
          throw Period.unknown
        }
        return try store.stats(period, now: turn.now).reply(turn.now)
      })
  }
}
