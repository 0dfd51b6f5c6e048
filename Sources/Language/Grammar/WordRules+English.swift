extension WordRules {
  /// Groups of English words that many templates share.
  package static let english = WordRules([
    "show": "(show|list|see|view|display|give|open|pull up) [me]",
    "find": "(find|search [for]|look for|look up|where is|wheres)",
    "tasks": "[to do|todo] (tasks|task|todos|nudges|cards|list|things|stuff|reminders|to dos)",
    "card": "(card|task|nudge|todo|reminder|one)",
    "drop": "(drop|delete|remove|bin|scrap|cancel|let go of|get rid of|throw away|forget about)",
    "done": "(done|finished|completed|complete|sorted|ticked off|did)",
    "until": "(until|till|til|to|for|by)",
    "my": "(my|the|a|an|this|that|our)",
    "whats": "(whats|what is|whats is|wats)",
    "remind": "(remind|nudge|ping|tell) me",
  ])
}
