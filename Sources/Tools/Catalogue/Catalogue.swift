import CompanionTools
import CorrectingTools
import CrisisTools
import DayTools
import DeviceTools
package import Engine
import FocusTools
import InsightsTools
import JournalTools
import Language
import MemoryTools
import MoodTools
import NotesTools
import NudgesTools
import Replies
package import Session
import SymptomsTools
import VisitTools

extension Session {
  /// Every tool, in the order help shows them.
  package var catalogue: [Tool] { Session.tools.map { decorate($0(self)) } }

  /// The tool with that verb. Other tools are built only until it is found.
  package func tool(verb: String) -> Tool? {
    Session.tools.lazy.map { $0(self) }.first { $0.verb == verb }.map(decorate)
  }

  /// The tools with those names, in the order of the names.
  package func tools(named names: [String]) -> [Tool] {
    let tools = Session.tools.lazy.map { $0(self) }
    return names.compactMap { name in tools.first { $0.name == name }.map(decorate) }
  }

  /// Wraps a tool with everything that is done around each call: questions asked in passing and the receipts of a dry
  /// run. The crisis tool is left as it is.
  private func decorate(_ tool: Tool) -> Tool {
    tool.name == ConversationTool.crisis.rawValue
      ? tool
      : withDryRunReceipts(
        withRecoveryOffer(
          withCatchUpQuestion(
            listeningAfterCrisis(changes.recordingGroups(changes.retryingAfterRepair(tool))))))
  }

  /// A whole sentence that somebody types after a crisis is not small talk, whatever it is taken for: "ur overreacting, i
  /// say it all the time" does not ask what time it is.
  private func listeningAfterCrisis(_ tool: Tool) -> Tool {
    guard Session.smallTalkTools.contains(tool.name) else { return tool }
    return tool.wrapped { turn, run in
      let isSentence = Utterance.tokens(of: turn.line).count > Session.longestSmallTalk
      guard isSentence, turn.dialogue.isCrisisRecent(now: turn.now) else { return try await run() }
      keepBesideAnswer(turn.line, turn)
      return Session.listeningReply
    }
  }

  static let smallTalkTools: Set = [
    "ask_time", "ask_date", "tell_joke", "greet", "thanks", "cancel", "show_memory",
  ]
  /// In tokens.
  private static let longestSmallTalk = 4

  // Closures, as building a key path takes longer than building most tools.
  private static let tools: [@Sendable (Session) -> Tool] = [
    { $0.addNudge }, { $0.nextNudge }, { $0.completeNudge }, { $0.snoozeNudge }, { $0.skipNudge }, { $0.review },
    { $0.listNudges }, { $0.showMore },
    { $0.findNudges }, { $0.showNudge }, { $0.editNudge }, { $0.splitNudge }, { $0.correct }, { $0.shiftNudge },
    { $0.meantOther },
    { $0.dropNudge }, { $0.freshStart },
    { $0.reopenNudge }, { $0.keepReminding }, { $0.remindBefore },
    { $0.undo }, { $0.redo }, { $0.showTrash }, { $0.bringBack }, { $0.emptyTrash },
    { $0.help }, { $0.explainNext }, { $0.keepLine }, { $0.listLines },
    { $0.callMe },
    { $0.act },
    { $0.breakDown },
    { $0.startFocus }, { $0.stopFocus }, { $0.showFocus }, { $0.extendFocus }, { $0.brainDump }, { $0.sortDump },
    { $0.untangleDump }, { $0.reflectWeek },
    { $0.showStats }, { $0.addNote },
    { $0.findNotes },
    { $0.listNotes }, { $0.showNote }, { $0.editNote }, { $0.turnIntoNote }, { $0.turnIntoCard }, { $0.pinNote },
    { $0.unpinNote },
    { $0.deleteNote },
    { $0.writeJournal }, { $0.showJournal }, { $0.journalPrompt }, { $0.onThisDay }, { $0.logGratitude },
    { $0.showGratitude }, { $0.findJournal }, { $0.showJournalEntry }, { $0.editJournalEntry },
    { $0.deleteJournalEntry }, { $0.addPrompt }, { $0.listPrompts }, { $0.deletePrompt },
    { $0.logMood }, { $0.editMood }, { $0.deleteMood }, { $0.showMood }, { $0.logSymptom }, { $0.logMeasure },
    { $0.logMedication },
    { $0.planMedication }, { $0.showPlans }, { $0.stopPlan }, { $0.catchUp }, { $0.showTimeline },
    { $0.showInsights }, { $0.explainInsight }, { $0.showVisit }, { $0.showEntry }, { $0.editEntry },
    { $0.commentEntry }, { $0.deleteEntry },
    { $0.showDashboard }, { $0.welcomeBack }, { $0.showCalendar }, { $0.remember }, { $0.forget }, { $0.showMemory },
    { $0.showWardrobe },
    { $0.wear }, { $0.deliverReminders }, { $0.syncNow }, { $0.lock }, { $0.unlock }, { $0.setPassphrase },
    { $0.makeRecoveryCode }, { $0.allowModel }, { $0.openSettings }, { $0.tellJoke }, { $0.repeatLast }, { $0.greet },
    { $0.thanks },
    { $0.goodbye }, { $0.affirm }, { $0.deny }, { $0.cancel }, { $0.askTime }, { $0.askDate }, { $0.crisis },
    { $0.outOfScope },
  ]
}
