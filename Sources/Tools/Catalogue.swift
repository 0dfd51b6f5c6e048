package import Engine

extension Profile {
  /// Every tool, in the order help shows them.
  package var catalogue: [Tool] { Profile.tools.map { self[keyPath: $0] } }

  /// The tool of that verb; the others are not even made.
  package func tool(verb: String) -> Tool? {
    Profile.tools.lazy.map { self[keyPath: $0] }.first { $0.verb == verb }
  }

  private static let tools: [any KeyPath<Profile, Tool> & Sendable] = [
    \.addNudge, \.nextNudge, \.completeNudge, \.snoozeNudge, \.skipNudge, \.listNudges, \.findNudges, \.showNudge,
    \.editNudge, \.correct, \.dropNudge, \.reopenNudge, \.undo, \.redo, \.help, \.keepLine, \.callMe,
    \.act, \.breakDown, \.startFocus, \.stopFocus, \.brainDump, \.showStats, \.addNote, \.findNotes, \.listNotes,
    \.showNote, \.editNote, \.pinNote, \.unpinNote, \.deleteNote, \.writeJournal, \.showJournal, \.journalPrompt,
    \.onThisDay, \.logGratitude, \.logMood, \.showMood, \.logSymptom, \.logMeasure, \.logMedication, \.planMedication,
    \.showTimeline, \.showInsights, \.showEntry, \.commentEntry, \.showDashboard, \.showCalendar, \.remember, \.forget,
    \.showMemory, \.showWardrobe, \.wear, \.syncNow, \.openSettings, \.tellJoke, \.repeatLast,
    \.greet, \.thanks, \.goodbye, \.affirm, \.deny, \.cancel, \.askTime, \.askDate, \.outOfScope,
  ]
}
