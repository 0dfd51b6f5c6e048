import Foundation

/// The text files of one language: `words.txt`, `phrases/` with a file for each tool, and `messages.po` with what nudgy
/// says. English has no `messages.po`, as the sources are written in it.
struct PhraseFolder {
  /// The name of the folder, such as `English`.
  let name: String
  let words: PhraseFile
  /// Sorted by the tools' names.
  let tools: [(tool: String, file: PhraseFile)]
  let messages: MessageFile?

  init(_ folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent("phrases"), includingPropertiesForKeys: nil)
    func file(_ url: URL) throws -> PhraseFile {
      try PhraseFile(path: url.path, text: String(contentsOf: url, encoding: .utf8))
    }
    let messages = folder.appendingPathComponent("messages.po")
    self.init(
      name: folder.lastPathComponent, words: try file(folder.appendingPathComponent("words.txt")),
      tools: try files.filter { $0.pathExtension == "txt" }.map {
        ($0.deletingPathExtension().lastPathComponent, try file($0))
      },
      messages: FileManager.default.fileExists(atPath: messages.path)
        ? try MessageFile(path: messages.path, text: String(contentsOf: messages, encoding: .utf8)) : nil)
  }

  init(name: String, words: PhraseFile, tools: [(tool: String, file: PhraseFile)], messages: MessageFile? = nil) {
    self.messages = messages
    self.name = name
    self.words = words
    self.tools = tools.sorted { $0.tool < $1.tool }
  }

  /// The errors in the phrases and the messages, in the order of the files.
  var errors: [TextFileError] {
    let misplacedErrors = (words.phrases + words.followUpPhrases + words.contextPhrases.map(\.phrase)).prefix(1).map {
      words.error($0.line, "Phrases stand in the file of their tool.")
    }
    let nameErrors = tools.filter { !$0.tool.isName }.map {
      $0.file.error(1, "A file is named after its tool, in letters and underscores.")
    }
    return misplacedErrors + nameErrors + problems(in: words, sharedGroups: [])
      + tools.flatMap { problems(in: $0.file, sharedGroups: words.words.map(\.name)) } + messageErrors
  }

  private var messageErrors: [TextFileError] {
    do throws(TextFileError) {
      return try messages.map { messages throws(TextFileError) in messages.errors(try messages.pluralRule()) } ?? []
    } catch {
      return [error]
    }
  }

  /// - Parameter shared: the names of the word groups that all tools share.
  private func problems(in file: PhraseFile, sharedGroups shared: [String]) -> [TextFileError] {
    var check = PhraseChecker(names: Set(shared))
    var errors: [TextFileError] = []
    for group in file.words {
      let problem = check.problem(in: group.words, isGroup: true)
      if let problem { errors.append(file.error(group.line, problem)) }
      check.names.insert(group.name)
    }
    for phrase in file.phrases + file.followUpPhrases + file.contextPhrases.map(\.phrase) {
      if let problem = check.problem(in: phrase.text) { errors.append(file.error(phrase.line, problem)) }
    }
    return errors
  }
}
