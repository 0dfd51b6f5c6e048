extension WordRules {
  /// Groups of English words that many templates share.
  package static let english = WordRules([
    [
      "show": "(show|list|see|view|display|give|open|pull up) [me]",
      "find": "(find|search [for]|look for|look up|where is|wheres)",
      "tasks": "[to do|todo] (tasks|task|todos|nudges|cards|list|things|stuff|reminders|to dos)",
      "card": "(card|task|nudge|todo|reminder|one)",
      "drop": "(drop|delete|remove|bin|scrap|cancel|let go of|get rid of|throw away|forget about)",
      "done": "(done|finished|completed|complete|sorted|ticked off|did)",
      "until": "(until|till|til|to|for|by)",
      "my": "(my|the|a|an|this|that|our)",
      "whats": "(whats|what is|whats is|wats)",
      "cards": "(cards|tasks|todos|nudges|reminders|things|stuff|items|jobs|errands|to dos|things to do)",
      "snooze": "(snooze|delay|postpone|defer|put off|push back|hold off on|hold off)",
      "did": """
      (paid|bought|called|rang|phoned|texted|emailed|messaged|posted|sent|booked|cleaned|washed|fed|watered|walked|took \
      out|picked up|dropped off|returned|renewed|ordered|cancelled|canceled|filled in|filled out|signed|submitted|\
      handed in|wrote|replied to|fixed|mended|hoovered|vacuumed|mopped|ironed|folded|packed|unpacked|tidied|sorted|\
      printed|scanned|uploaded|downloaded|installed|updated|backed up|charged|collected|delivered|emptied|loaded|\
      unloaded|descaled|defrosted|cooked|baked|prepped|made|met|visited|saw|went to|attended|studied|practised|\
      practiced|revised|planned|researched|registered for|registered|applied for|scheduled|rescheduled|arranged|\
      asked|told|thanked|invited|wrapped|planted|pruned|mowed|weeded|painted|built|assembled|hung|repaired|replaced|\
      reviewed|checked|transferred|deposited|donated|sold|bathed|brushed|changed|refilled|topped up|sent off|posted off|\
      took back|brought back|gave back|dusted|swept|scrubbed|wiped|wiped down|polished|cleared|cleared out|sorted out|set up|put away|\
      put up|put out|hung out|hung up|fetched|grabbed|cut|trimmed|raked|recycled|binned|confirmed|rebooked|drafted|edited|\
      finalised|finalized|mailed|phoned up|rang up|called back|rang back|texted back|emailed back|got back to|spoke to|\
      talked to|chased|chased up|unblocked|sanded|varnished|sewed|filed|shredded|organised|organized|decluttered|signed up for|\
      handed over|turned in|rung|written|spoken to|taken back|given back|chosen|written to|taken out|drawn up|driven to|got rid of|popped to|nipped to|been to)
      """,
      "poke": "(nudge|shout|reminder|prod|ping|kick|heads up|alert)",
      "remind": "(remind|nudge|ping|tell) me",
      "felt": """
      [log|add|record|track|note|new|symptom|symptoms|got|having|had|feel|feeling|felt|im|i am|i feel|im feeling|i \
      felt|i was|ive got|i have got|i have|ive had|i had|i get|im having|im getting|i got|getting|been \
      having|still|woke up with|woke up|theres|my|this] [symptom|got|have|feel|feeling|been feeling|been] \
      [a|an|my|some|the|this|another|really|very|so|quite|pretty|a bit|a bit of a|a little|bit of a|kind of|super] \
      [bit|of]
      """,
      "level": """
      [severity|level|intensity|is|at a|at an|is at|a|an|is a|about|around a|about a|its|its a|like \
      a|score|rated|maybe|probably|hitting|pain]
      """,
      "since": """
      [since|from|about|starting|started|began|that started|it started|came on|that began|at|which started|started at|since \
      about|since around|from about|from around]
      """,
      "because": """
      (after|from|because of|due to|triggered by|brought on by|caused by|thanks to|following|probably from|maybe \
      from|probably the|from all the|bc of|cos of|trigger|triggers|set off by|might be|could be|probably|i \
      blame|blame)
      """,
      "took": """
      [so|and] [i|ive|just|then|i just] (took|taken|had|popped|took a|took an|took some|took my|had a|had \
      some|taking|medication)
      """,
      "back": """
      (is|are|has|have|keeps|keep) (back|come back|returned|starting|starting again|coming on|coming back|flaring \
      up|flaring|playing up|acting up|killing me|throbbing|getting worse|bothering me|bad again|back again) \
      [again|today|now|this morning]
      """,
    ]
  ])
}
