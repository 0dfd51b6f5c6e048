import ArgumentParser
import Civil
import Engine
import Language
import Replies
import Session
import Shell
import Tools

struct Parse: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "parse", abstract: "Prints the call that each line of standard input becomes. Nothing is done.")
  static let examples = [#"echo "call mum tomorrow at 5" | nudgy parse"#, "nudgy parse --dump < dump.txt"]

  @Flag(help: "All of standard input is one brain dump; prints its cards.") var dump = false

  func execute(in context: AppContext) async throws -> ExitStatus {
    try dump ? printDump(context.reading) : printCalls(context)
    return .done
  }

  private func printCalls(_ context: AppContext) throws(UserError) {
    let session = context.session()
    let tools = session.catalogue
    let rules = Rules.all(tools, context.language, models: ReadingModels.trained)
    let lines = try Input.lineSource()
    while let line = lines.next() {
      let input = JSONLine(line.text)
      // The engine checks for a crisis first too, before any other reading.
      let isCrisis = Crisis(input.text, in: context.language) != nil
      let isReadable = ReadingLimit.allows(line: input.text) && !isCrisis
      let fallback = isCrisis ? Call(.crisis) : Rules.outOfScope
      let now = input.now ?? context.clock.now
      func reading(in language: Language) -> InputContext {
        InputContext(now: now, zone: context.clock.zone, language: language)
      }
      let command =
        isReadable
        ? CommandWords.calls(input.text, tools, findID: session.recordFinder.findID, reading(in: context.language))
        : nil
      let (reader, parsedCalls) =
        command.map { (rules[0], $0) } ?? (isReadable ? rules.calls(input.text, now: now) : (rules[0], [fallback]))
      let reading = reading(in: reader.language)
      let calls = reader.tools.json(parsedCalls, reading)
      guard case .object(var answer) = calls[0] else { continue }
      if calls.count > 1 { answer.append(("also", .array(Array(calls.dropFirst())))) }
      Output.data(input.answer(.object(answer)).text)
    }
  }

  private func printDump(_ reading: InputContext) throws(UserError) {
    let lines = try Input.lineSource()
    var text = ""
    while let line = lines.next() { text += line.text + "\n" }
    Output.data(JSON.array(Dump.captures(of: text, in: reading.language).map { json($0, reading) }).text)
  }

  private func json(_ capture: Capture, _ reading: InputContext) -> JSON {
    let due = (capture.due ?? capture.repeats)?.resolve(now: reading.now)?.start
    return [
      "title": .string(capture.title), "due": JSON(due.map { $0.hasTime ? $0.start.isoMinutes : $0.iso }),
      "action": JSON(capture.action),
    ]
  }
}
