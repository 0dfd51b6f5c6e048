import Engine

extension Profile {
  var showTimeline: Tool {
    let show = """
      [show|show me|see|view|open|give me|pull up|list|display|read|what are|whats|let me see] [all] [my|the|a]
      """
    let log = """
      (symptom|symptoms|health|symptom log|symptom timeline|symptom history|symptoms history|symptom diary
      |symptom entries|symptom record|timeline|health timeline|health log|health history|logged symptoms
      |symptoms log|symptoms timeline|recent symptoms|past symptoms)
      """
    let did = """
      (did i log|did i have|have i had|have i logged|did i record|did i get|did i track|was i having|were there
      |had i|did i feel|did i note)
      """
    let what = "(what|which|any) (symptoms|entries|symptom entries|doses|meds|medication)"
    return Tool(
      "show_timeline", verb: "timeline", "Shows symptoms, doses and measures by day.", topic: .symptoms,
      phrases: [
        "\(show) \(log) [for|of|from|on|in] {date}",
        "\(show) {date} \(log)",
        "\(what) \(did) [on|in] {date}",
        "how (were|was|are) my (symptoms|symptom) [on] {date}",
        "what (did|have) i (log|logged|track|tracked|record|recorded) [on] {date}",
        "\(show) \(log) [please|so far|lately|recently]",
        "\(show) \(log) [for|of|from|over|in|on|during] {period}",
        "\(show) {period} \(log)",
        "\(what) \(did) [in|on|over|during] {period}",
        "how (have|has|were|was|are) my (symptoms|symptom) [been|doing|looking] [in|on|over|during|for] {period}",
        "what (did|have) i (log|logged|track|tracked|record|recorded) [in|on|over|during|for] {period}",
        "\(what) \(did) [lately|recently]",
        "how (have|are|were|has|is) my symptoms [been|doing|looking|going] [lately|recently|so far]",
        "what have i (logged|tracked|recorded) [lately|recently|so far]",
      ],
      examples: [
        Example("show my symptom timeline"), Example("symptoms yesterday", ["date": "2026-11-19"]),
        Example("symptom history for the month", ["period": "month"]),
      ],
      does: Work(
        .optional(.day("date", "the day", past: true)), .optional(.period("period", "the stretch of time")),
        notYet: "Symptoms"))
  }
}
