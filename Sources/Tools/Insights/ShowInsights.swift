import Civil
import Engine
import Insights
import Language
import Records

extension Profile {
  var showInsights: Tool {
    Tool(
      "show_insights", verb: "insights", "Shows what seems to go together, with how sure that is.", topic: .symptoms,
      words: [
        "show": """
        [show|show me|give me|see|view|any|any new|are there any|are there|is there a|is there any|do you see any
        |do you see a|do you notice any|have you noticed any|have you spotted any|got any|can you see any|can you
        find any|find|find me|find any|look for|what are|whats|what|spot any|see any] [my|the|some|any|symptom
        |health]
        """,
        "insights": """
        (insights|insight|patterns|pattern|trends|trend|correlations|correlation|associations|cues|findings
        |connections|links|symptom insights|health insights|symptom patterns|symptom trends|health trends)
        """,
        "there": """
        [are there|do you see|have you found|have you noticed|have you spotted|can you see|is there|did you
        notice|did you find]
        """,
        "about": "(in|about|on|with|for|behind|around|to)",
        "cause": """
        (triggers|causes|is causing|is triggering|sets off|brings on|is behind|helps|helps with|affects
        |influences|worsens|improves|makes|eases|leads to|has caused|has been causing|has triggered|might be
        causing|could be causing)
        """,
        "when": "[in|over|for|from|during|on]",
      ],
      phrases: [
        "<show> <insights> <there> [yet|so far|lately|please]",
        "<show> <insights> <there> <when> {period}",
        "<show> {period} <insights>",
        "<show> (weekly|this weeks) <insights> {period=week}",
        "<show> (monthly|this months) <insights> {period=month}",
        "<show> <insights> <there> <about> [my|the] {about}",
        "<show> <insights> <there> <about> [my|the] {about} <when> {period}",
        "<show> {about} <insights> [please]",
        "<show> {about} <insights> <when> {period}",
        "what <cause> my {about} [worse|better|the most|most]",
        "what <cause> my {about} <when> {period}",
        """
        (whats|what is|what has|what could be|what might be) (causing|triggering|behind|setting off|making
        |affecting|bringing on|helping|helping with) my {about} [worse|better]
        """,
        "(whats|what is) [been] (causing|triggering|behind|setting off|affecting) my {about} <when> {period}",
        """
        why (do i|am i) (keep getting|get|have|always get|getting|keep having|so often have|always have
        |getting so many) [a|so many|these|this many] {about}
        """,
        """
        (what are|whats|what is) (my|the) [main|biggest|usual|most common] (triggers|trigger|causes|cause)
        [for|of|behind] [my] {about}
        """,
        "(what are|whats|what is|show|show me) (my|the) [main|biggest|usual|most common] (triggers|trigger) [lately]",
        """
        (is|are|has|have) my {about} (getting better|getting worse|improving|worsening|better|worse|got worse
        |got better|more often|less often|getting more often|getting less often|more frequent|getting more frequent|been getting worse|been getting better) [lately|recently]
        """,
        """
        (is|are|has|have) my {about} (getting better|getting worse|improving|worsening|better|worse|got worse
        |got better) <when> {period}
        """,
        "(what have you|have you) (noticed|found out|spotted|found) [anything]",
        "(what have you|have you) (noticed|learned|learnt|found out|spotted|found) [anything] about my {about}",
        """
        (does|do|is|are|could|can) {about} (affect|affecting|cause|causing|trigger|triggering|help|helping
        |influence|worsen|change) (me|my mood|my sleep|my symptoms|my headaches|my migraines|my energy|my
        pain|my anxiety|how i feel)
        """,
        "(is|are) {about} (bad|good) for (me|my head|my mood|my sleep|my migraines|my headaches|my pain)",
        "am i getting (better|worse) [lately|recently]",
        "how (have|has|are|is) my {about} (been|doing|looking|going) [lately|recently|so far]",
        "[is there] (any|a) (link|connection|correlation|relationship) between {about}",
        "do i (get|have|feel|sleep) (more|fewer|less|worse|better) {about}",
        "does anything (trigger|cause|affect|help|help with|set off) my {about}",
        "insights",
      ],
      examples: [
        Example("what triggers my headaches", ["about": "headaches"]),
        Example("insights for this month", ["period": "month"]), Example("do you see any patterns?"),
      ],
      does: Work(
        .optional(.text("about", "what to look at")), .optional(.period("period", "the stretch of time"))
      ) { turn, about, period in
        let today = turn.now.day
        guard let period = Period(period ?? "all", today: today) else { throw Period.unknown }
        guard let book = try logbook(period.first, min(period.last, today), turn), !book.variables.isEmpty else {
          return Reply("Nothing is logged of that time.", Profile.howToLog)
        }
        return Reflection(book, today: today, doses: try asNeeded(book)).reply(
          about: about.flatMap(book.meant), asked: about)
      })
  }
}

extension Logbook {
  /// The variables that such words are about: all of them where they name none, as in "anything".
  func meant(_ words: String) -> [Variable] {
    let said = words.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let name = SymptomNames.known.value(saidAs: said.joined(separator: " "))
    return variables.filter { variable in
      variable.subject.word == name
        || variable.subject.word.split(separator: " ").allSatisfy { word in
          said.contains { $0.hasPrefix(word) || word.count > 3 && word.hasPrefix($0) }
        }
    }
  }
}
