import Engine

extension Profile {
  var showMood: Tool {
    let show = "[show|show me|see|view|open|chart|plot|graph|check|let me see|give me|display|whats|what is] [my|the]"
    let chart = """
      (mood history|moods|mood chart|mood graph|mood log|mood trend|mood trends|mood line|mood diary|mood stats
      |average mood|mood average|mood tracker|mood entries|mood scores|past moods|recent moods|mood over time
      |mood summary)
      """
    return Tool(
      "show_mood", verb: "moods", "Shows how your mood went.", topic: .mood,
      .optional(.period("period", "the stretch of time")),
      phrases: [
        "\(show) \(chart) [lately|recently|so far]",
        "(show|show me|see|view|chart|plot|graph|check|display) [my|the] mood [lately|recently|so far|over time]",
        "\(show) \(chart) [for|from|over|of|in|on|during] {period}",
        "\(show) mood [for|from|over|of|in|on|during] {period}",
        "\(show) {period} (mood|moods|mood chart|mood history|mood graph|mood log)",
        "\(show) (this weeks|the weeks|weekly) (mood|moods|mood chart|mood history|mood graph) {period=week}",
        "\(show) (this months|the months|monthly) (mood|moods|mood chart|mood history|mood graph) {period=month}",
        "\(show) (this years|the years|yearly) (mood|moods|mood chart|mood history|mood graph) {period=year}",
        "\(show) (all my|all of my|all time) (moods|mood history|mood entries|mood scores) {period=all}",
        "how (is|was|has|have|hows|are) my (mood|moods) [been|doing|looking|going|changed] [lately|recently|so far]",
        """
        how (is|was|has|have|are) my (mood|moods) [been|doing|looking|going|changed|change] [for|over|in|on
        |during] {period}
        """,
        "hows my mood [been|doing|looking|going] [lately|recently|so far]",
        "hows my mood [been|doing|looking|going] [for|over|in|on|during] {period}",
        "how (have i been|was i|did i) (feeling|feel|felt) [lately|recently]",
        "how (have i been|was i|did i) (feeling|feel|felt) [for|over|in|on|during] {period}",
        "what (was|were|has) my (mood|moods) [been|like] [for|over|in|on|during] {period}",
      ],
      examples: [
        Example("how's my mood been this month", ["period": "month"]), Example("mood history"),
        Example("show my mood this week", ["period": "week"]),
      ],
      notYet: "Moods")
  }
}
