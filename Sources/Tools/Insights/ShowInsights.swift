import Civil
package import Engine
import Insights
import Language
import Records
import Replies
package import Session
import SymptomsTools

extension Session {
  package var showInsights: Tool {
    Tool(
      "show_insights", verb: "insights", "Shows what seems to go together, with how sure that is.", topic: .symptoms,
      does: Work(
        .optional(.text("about", "what to look at")), .optional(.period("period", "the stretch of time"))
      ) { turn, about, period in
        let today = turn.now.day
        guard let period = Period(period ?? "all", today: today) else { throw Period.unknown }
        guard let book = try logbook(period.first, min(period.last, today), turn), !book.variables.isEmpty else {
          return Reply("Nothing is logged of that time.", Session.howToLog)
        }
        return Reflection(book, today: today, doses: try asNeeded(book)).reply(
          about: about.flatMap { book.meant($0, in: language) }, asked: about)
      })
  }
}

extension Logbook {
  /// The variables that such words are about: all of them where they name none, as in "anything".
  func meant(_ words: String, in language: Language) -> [Variable] {
    let said = words.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let name = language.names { $0.symptomNames }.value(saidAs: said.joined(separator: " "))
    return variables.filter { variable in
      variable.subject.word == name
        || variable.subject.word.split(separator: " ").allSatisfy { word in
          said.contains { $0.hasPrefix(word) || word.count > 3 && word.hasPrefix($0) }
        }
    }
  }
}
