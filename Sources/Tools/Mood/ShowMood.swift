import Civil
import Engine
import Records
import Store

extension Profile {
  var showMood: Tool {
    Tool(
      "show_mood", verb: "moods", "Shows how your mood went.", topic: .mood,
      words: [
        "show": "[show|show me|see|view|open|chart|plot|graph|check|let me see|give me|display|whats|what is] [my|the]",
        "chart": """
        (mood history|moods|mood chart|mood graph|mood log|mood trend|mood trends|mood line|mood diary|mood stats
        |average mood|mood average|mood tracker|mood entries|mood scores|past moods|recent moods|mood over time
        |mood summary)
        """,
      ],
      phrases: [
        "<show> <chart> [lately|recently|so far]",
        "(show|show me|see|view|chart|plot|graph|check|display) [my|the] mood [lately|recently|so far|over time]",
        "<show> <chart> [for|from|over|of|in|on|during] {period}",
        "<show> mood [for|from|over|of|in|on|during] {period}",
        "<show> {period} (mood|moods|mood chart|mood history|mood graph|mood log)",
        "<show> (this weeks|the weeks|weekly) (mood|moods|mood chart|mood history|mood graph) {period=week}",
        "<show> (this months|the months|monthly) (mood|moods|mood chart|mood history|mood graph) {period=month}",
        "<show> (this years|the years|yearly) (mood|moods|mood chart|mood history|mood graph) {period=year}",
        "<show> (all my|all of my|all time) (moods|mood history|mood entries|mood scores) {period=all}",
        "how (is|was|has|have|hows|are) my (mood|moods) [been|doing|looking|going|changed] [lately|recently|so far]",
        """
        how (is|was|has|have|are) my (mood|moods) [been|doing|looking|going|changed|change] [for|over|in|on
        |during] {period}
        """,
        "hows my mood [been|doing|looking|going] [lately|recently|so far]",
        "hows my mood [been|doing|looking|going] [for|over|in|on|during] {period}",
        "how (have i been|was i|did i) (feeling|feel|felt) [lately|recently]",
        "how have i been [doing] [for|over|in|on|during] {period}",
        "how (have i been|was i|did i) (feeling|feel|felt) [for|over|in|on|during] {period}",
        "what (was|were|has) my (mood|moods) [been|like] [for|over|in|on|during] {period}",
      ],
      examples: [
        Example("how's my mood been this month", ["period": "month"]), Example("mood history"),
        Example("show my mood this week", ["period": "week"]),
      ],
      toolset: .essential,
      does: Work(.optional(.period("period", "the stretch of time"))) { turn, period in
        let today = turn.now.day
        guard let period = period.map({ Period($0, today: today) }) ?? Period(.week, today: today) else {
          throw Period.unknown
        }
        let days = try store.moodDays(period.first, period.last)
        guard let headline = days.headline(period, turn.now) else {
          return Reply(
            "No mood is kept of that time.", .lines(["“mood 7” keeps one, “mood 4 yesterday” one of before."]))
        }
        let parts = [days.picture(period, turn.now), try lastMoods(period, turn)]
        return Reply(headline, .page(parts.filter { $0 != .nothing }))
      })
  }

  private static let lastMoods = 7

  /// The latest of them with their words. While those are locked, numbers are all there is.
  private func lastMoods(_ period: Period, _ turn: Turn) throws -> Reply.Show {
    let moods = try store.moods(period.first, period.last, limit: Profile.lastMoods)
    let notes: [Said?]?
    do {
      notes = try moods.map { try note(of: $0) }
    } catch let trouble as Trouble where trouble.code == .locked {
      notes = nil
    }
    let isWorded = notes?.contains { $0 != nil } ?? true
    let heading: Said = notes == nil ? "The last ones; their words are locked" : "The last ones"
    let rows = moods.enumerated().map { index, mood -> [Said] in
      ["\(on: mood.at, turn.now)", "\(mood.score)"] + (isWorded ? [notes?[index] ?? ""] : [])
    }
    return .table(Reply.Table(heading, columns: ["When", "Mood"] + (isWorded ? ["Words"] : []), rows: rows))
  }
}
