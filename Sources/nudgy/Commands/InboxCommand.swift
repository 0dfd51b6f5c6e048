import ArgumentParser
import Civil
import CrisisTools
import Engine
import Language
import Records
import Replies
import Session
import Tools

struct InboxCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "inbox", abstract: "Lists what other programs have left, takes it, or leaves something.",
    discussion: InboxCommand.schema, subcommands: [InboxAdd.self, InboxTake.self])
  static let examples = ["nudgy inbox", #"nudgy inbox add "read this" --url https://example.org"#, "nudgy inbox take"]
  static let takesTemplate = true

  func execute(in context: AppContext) async throws -> ExitStatus {
    let items = context.inbox.waiting.map { file in
      (file, Result { () throws(UserError) in try context.inbox.read(file) })
    }
    guard try !context.printRows(items.map { InboxCommand.row($0, $1) }, as: "inbox") else { return .done }
    if items.isEmpty { context.tell(InboxCommand.emptyText) }
    for (file, content) in items {
      switch content {
      case .success(.capture(let capture)): context.tell("\(capture.heading)")
      case .success(.request(let link)): context.tell("\(link.text)")
      case .failure(let error): context.tell("\(file.name): \(error.message)")
      }
    }
    return .done
  }

  fileprivate static let emptyText: LocalizedText = "Nothing waits in the inbox."

  private static func row(_ file: InboxFile, _ content: Result<InboxEntry, UserError>) -> JSON {
    var row: (title: String?, due: String?, url: String?, link: String?, problem: String?)
    switch content {
    case .success(.capture(let capture)): row = (capture.heading, capture.due?.iso, capture.url, nil, nil)
    case .success(.request(let link)): row.link = link.text
    case .failure(let error): row.problem = error.message.text()
    }
    return [
      "file": .string(file.name), "title": JSON(row.title), "due": JSON(row.due), "url": JSON(row.url),
      "link": JSON(row.link), "problem": JSON(row.problem),
    ]
  }

  /// What another program has to write.
  static let schema = """
    Any program can leave a card: a UTF-8 file of at most 64 KiB in the folder
    inbox of nudgy's data ($XDG_DATA_HOME/nudgy/inbox, or
    ~/.local/share/nudgy/inbox), with one JSON object:

      {"v": 1, "text": "read this", "title": "…", "url": "https://…",
       "due": "2026-11-20T17:00"}

    v and text are needed. Without a title the first line of the text is one;
    due is a day, or a day and a time. Write it under a name that starts with a
    dot or ends in .tmp or .part, and rename it when it is complete. The next
    shell takes it, or nudgy inbox take. What can't be read is moved to
    inbox/rejected, with a file beside it that tells why.
    """
}

struct InboxAdd: Subcommand {
  static let configuration = CommandConfiguration(commandName: "add", abstract: "Leaves words for the next shell.")
  static let examples = [
    #"nudgy inbox add "read this" --url https://example.org"#,
    #"date | nudgy inbox add --title "the time it was" -"#,
  ]
  static let takesTemplate = true

  @Option(help: "A web address to open.") var url: String?
  @Option(help: "The card's title; the words are then its notes.") var title: String?
  @ArgumentParser.Argument(help: "What to keep; - reads it from standard input.") var words: [String] = []

  func execute(in context: AppContext) async throws -> ExitStatus {
    let isPiped = words.isEmpty && url == nil && title == nil && context.hasInput
    let text = words == ["-"] || isPiped ? try Input.all(limit: InboxFolder.sizeLimit) : words.joined(separator: " ")
    let capture = try usage { () throws(UserError) in
      try InboxCapture(text: text.isBlank ? title ?? url ?? "" : text, title: title, url: url)
    }
    // Somebody in danger is answered at once, and the words are sealed instead of waiting in a file.
    let isCrisis = [text, title ?? ""].contains { Crisis($0, in: context.language) != nil }
    if isCrisis { return try await run(capture, in: context) }
    guard !context.flags.dryRun else {
      context.tell("Would leave in the inbox: \(capture.heading).")
      return .done
    }
    let name = context.newInboxName
    try context.inbox.add(.capture(capture), named: name)
    var reply = Reply("In the inbox: \(capture.heading).")
    reply.recordID = name + ".json"
    context.show(.reply(reply))
    return .done
  }

  private func run(_ capture: InboxCapture, in context: AppContext) async throws -> ExitStatus {
    var options = Session.Options()
    options.isOneShot = true
    let session = context.session(options)
    return try await context.answer(with: session.inboxTools, of: session) { engine, sink in
      await engine.run(capture.call, sink)
    }
  }

  private func usage<T>(_ body: () throws(UserError) -> T) throws(UserError) -> T {
    do { return try body() } catch { throw UserError(error.message, hint: error.hint, code: .usage) }
  }
}

struct InboxTake: Subcommand {
  static let configuration = CommandConfiguration(commandName: "take", abstract: "Makes cards of what waits.")
  static let examples = ["nudgy inbox take"]
  static let takesTemplate = true

  func execute(in context: AppContext) async throws -> ExitStatus {
    guard !context.inbox.waiting.isEmpty else {
      context.tell(InboxCommand.emptyText)
      return .failed
    }
    var options = Session.Options()
    options.isOneShot = true
    let session = context.session(options)
    return try await context.answer(with: session.inboxTools, of: session) { engine, sink in
      let result = await context.takeInbox(session, engine, takesRequests: false, sink)
      for line in result.lines { await sink(.reply(Reply(line))) }
      if let error = result.error { await sink(.error(error)) }
      return result.error?.code ?? (result.isUnreadable ? .failed : .done)
    }
  }
}

extension AppContext {
  /// Sorts by time, and is not given twice.
  var newInboxName: String { "\(clock.milliseconds)-\(session().ids.random())" }
}

extension Session {
  /// What is needed to make a card of words that came by themselves.
  fileprivate var inboxTools: [Tool] { [tool(verb: "add"), crisis, outOfScope].compactMap(\.self) }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
