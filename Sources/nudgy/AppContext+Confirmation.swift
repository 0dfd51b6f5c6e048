import Replies
import Screen
import Shell

extension AppContext {
  /// Asks at the terminal. Only a plain yes counts: Enter is a no, and the question says so.
  func confirms(_ question: LocalizedText) -> Bool {
    Output.message(screen.line("\(question) y or n (Enter is n)"))
    let answer = LineSource().next()?.text.lowercased().filter(\.isLetter) ?? ""
    return ["y", "yes"].contains(answer)
  }
}
