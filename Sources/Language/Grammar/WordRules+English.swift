extension WordRules {
  /// Groups of English words that many templates share.
  package static let english = WordRules([
    "deed": Deeds.alternatives,
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
  ])
}
