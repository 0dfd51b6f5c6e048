import ArgumentParser
import Engine
import Language
import Replies
import Session
import Tools

struct Explain: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Shows how a line is read, and what came second.")

  @ArgumentParser.Argument(parsing: .captureForPassthrough) var words: [String]

  func execute(in context: AppContext) async throws -> ExitStatus {
    let line = words.joined(separator: " ")
    guard Crisis(line, in: context.language) == nil else {
      Output.data("Words of a person in crisis: they are answered, and nothing else is made of them.")
      return .done
    }
    let profile = context.profile()
    let engine = context.engine(profile.catalogue, of: profile)
    let rules = Rules.all(profile.catalogue, context.language, models: ReadingModels.learnt).calls(line).rules
    let calls = await engine.calls(line)
    let matches = rules.matches(line, limit: .max)
    let call = calls[0]
    // What another tool would make of the line is of more use than a second phrase of the same.
    let second = matches.dropFirst().first
    let other = matches.first { $0.owner != matches[0].owner && $0.owner != second?.owner }
    for (place, match) in zip(["", "then ", "then "], [matches.first, second, other].compactMap(\.self)) {
      Output.data(place + told(match, by: rules, context.reading))
    }
    if matches.first.map({ rules.call($0) != call }) ?? true {
      Output.data(
        "\(matches.isEmpty ? "No phrase matches: it" : "In the end it") becomes "
          + "\(call.tool) \(arguments(of: call, rules, context.reading))")
    }
    Output.data("Ways to read it, with what speaks for each and against it:")
    for way in await engine.ways(toRead: line).prefix(Explain.mostWays) {
      let calls = way.calls.map { "\($0.tool) \(arguments(of: $0, rules, context.reading))" }.joined(
        separator: " ; ")
      Output.data("  \(told(way.score))  \(calls)")
      let shares = way.shares.prefix(Explain.mostShares).map { "\(told($0.share)) \($0.feature)" }
      Output.data("    " + shares.joined(separator: ", "))
    }
    return .done
  }

  private static let mostWays = 5
  private static let mostShares = 8

  private func told(_ number: Float) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths < 0 ? "-" : "+")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  private func arguments(of call: Call, _ rules: Rules, _ reading: Reading) -> String {
    rules.tools.first { $0.name == call.tool }.flatMap { $0.json(call, reading)["arguments"] }?.text ?? "{}"
  }

  private func told(_ match: Match, by rules: Rules, _ reading: Reading) -> String {
    let tool = rules.tools[match.owner]
    let slots = match.fills.map { "\($0.slot) = “\($0.words)”" }.joined(separator: ", ")
    let template = match.template.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return """
      \(tool.name)  \(template)
        slots   \(slots.isEmpty ? "none" : slots)
        call    \(tool.json(rules.call(match), reading)["arguments"]?.text ?? "{}")
        score   \(match.score.told)
        read    \(match.how.told)
      """
  }
}

extension Score {
  /// As it is counted: a word of the template is worth two free texts.
  fileprivate var told: String {
    "\(weight) = 2 × \(words) words of the phrase − \(freeTexts) free texts; \(freeWords) free words"
  }
}

extension Match.How {
  fileprivate var told: String {
    switch self {
    case .asTyped: "as typed"
    case .stripped: "without the politeness around it"
    case .repaired(let words):
      words.sorted { $0.key < $1.key }.map { "“\($0)” as “\($1)”" }.joined(separator: ", ")
    }
  }
}
