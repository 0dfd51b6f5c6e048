import Engine

extension Profile {
  var showEntry: Tool {
    let show = "(show|open|view|see|read|display|pull up|bring up|get|look at)"
    let entry = "[symptom|health|log|timeline] (entry|log entry)"
    return Tool(
      "show_entry", verb: "entry", "Shows one symptom entry with its comments.", topic: .symptoms,
      phrases: [
        "\(show) [me] [the|my|that|this] [last|latest|most recent|newest] \(entry) [i made|again|in full|in detail]",
        "\(show) [me] [the|my|that] {which} \(entry)",
        "\(show) [me] [the|my] (last|latest|most recent) (symptom|symptom log) [again|in full|in detail]",
        "\(show) [me] [the] \(entry) [number|no|about|for|on|from|with] {which}",
        "\(show) [me] [the] [full] details (of|for|on) [the|my|that] {which} entry",
        "\(show) [me] [the] [full] details (of|for|on) (that|the|the last|my last) entry",
        "(whats|what is) in [the|my|that] {which} entry",
        "entry [number] {which}",
        "entry",
      ],
      examples: [
        Example("show the last entry"), Example("open entry 2", ["which": "2"]),
        Example("show me the migraine entry", ["which": "migraine"]),
      ],
      does: Work(.which("which", "the entry: its words or its number"), notYet: "Symptoms"))
  }
}
