import Civil
package import Engine
import Language
import Pages
import Records
import Replies
package import Session
import SymptomsTools

extension Session {
  package var showInsights: Tool {
    Tool(
      "show_insights", verb: "insights", "Shows what seems to go together, with how sure that is.", topic: .symptoms,
      does: Work(
        .optional(.text("about", "what to look at")), .optional(.period("period", "the stretch of time")),
        .file(.optional(.text("html", "a new file for the page, to keep or to print")))
      ) { turn, about, period, path in
        let today = turn.now.day
        guard let period = Period(period ?? "all", today: today) else { throw Period.unknownError }
        guard let book = try logbook(period.first, min(period.last, today), turn), !book.variables.isEmpty else {
          return Reply("Nothing is logged for that time.", path == nil ? Session.loggingHint : .lines([Session.noFile]))
        }
        let report = InsightReport(book, today: today, doses: try asNeededDays(book))
        let selected = about.flatMap { book.matchingVariables($0, in: language) }
        guard let path, selected?.isEmpty != true else { return report.reply(about: selected, asked: about) }
        return try writePage(
          report.page(about: selected).html, to: path, "Open it in a browser to look at it or to print it.")
      })
  }
}

extension Logbook {
  /// The variables whose names the words contain: each word of the name is the beginning of one of `words`, or, if it
  /// is longer than three letters, begins with one of them. A name that has all of the words is meant, too.
  func matchingVariables(_ words: String, in language: Language) -> [Variable] {
    let queryWords = words.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let name = language.valueNames { $0.symptomNames }.value(named: queryWords.joined(separator: " "))
    let significantWords = Keywords(words.lowercased(), in: language).words
    return variables.filter { variable in
      variable.subject.word == name
        || variable.subject.word.split(separator: " ").allSatisfy { word in
          queryWords.contains { $0.hasPrefix(word) || word.count > 3 && word.hasPrefix($0) }
        }
        || hasAll(of: significantWords, variable.subject.word)
    }
  }

  /// Whether the name has all of the words: "back" is asked for, and "back pain" is logged.
  private func hasAll(of words: [String], _ name: String) -> Bool {
    !words.isEmpty && words.allSatisfy(TitleWords.split(name).contains)
  }
}
