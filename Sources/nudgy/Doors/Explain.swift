import ArgumentParser
import Engine
import Language
import Tools

struct Explain: Door {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Shows how a line is read, and what came second.")

  @ArgumentParser.Argument(parsing: .captureForPassthrough) var words: [String]

  func open(_ house: House) async throws -> ExitStatus {
    let line = words.joined(separator: " ")
    let rules = Rules(house.profile().catalogue)
    let matches = rules.matches(line, limit: 2)
    if matches.isEmpty { Output.data("No phrase matches; the line goes to out_of_scope.") }
    for (place, match) in zip(["", "then "], matches) {
      let call = rules.call(match)
      let tool = rules.tools[match.owner]
      Output.data(
        """
        \(place)\(tool.name)  \(match.template)
          slots   \(match.fills.map { "\($0.slot) = “\($0.words)”" }.joined(separator: ", "))
          call    \(tool.json(call, house.clock.reading)["arguments"]?.text ?? "{}")
          score   free texts \(match.score.freeTexts), words \(match.score.words), free words \(match.score.freeWords)
          read    \(match.how)
        """)
    }
    return .done
  }
}
