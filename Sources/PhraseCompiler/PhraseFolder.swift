import Foundation

/// All that people say in one language: `words.txt`, and `phrases/` with a file for each tool. What nudgy says stands in
/// `messages.po`, but for English, which the sources are written in.
struct PhraseFolder {
  /// Of the language: `English`.
  let name: String
  let words: PhraseFile
  /// In the order of the tools' names.
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

  /// What is wrong with the phrases and the messages, file by file.
  var errors: [PhraseError] {
    let misplaced = (words.phrases + words.followUpPhrases + words.contextPhrases.map(\.phrase)).prefix(1).map {
      words.error($0.line, "Phrases stand in the file of their tool.")
    }
    let unnamed = tools.filter { !$0.tool.isName }.map {
      $0.file.error(1, "A file is named after its tool, in letters and underscores.")
    }
    return misplaced + unnamed + faults(of: words, beside: [])
      + tools.flatMap { faults(of: $0.file, beside: words.words.map(\.name)) } + messageErrors
  }

  private var messageErrors: [PhraseError] {
    do throws(PhraseError) {
      return try messages.map { messages throws(PhraseError) in messages.errors(try messages.pluralRule()) } ?? []
    } catch {
      return [error]
    }
  }

  /// - Parameter shared: the names of the groups of words that all tools have.
  private func faults(of file: PhraseFile, beside shared: [String]) -> [PhraseError] {
    var check = PhraseCheck(names: Set(shared))
    var faults: [PhraseError] = []
    for group in file.words {
      let fault = check.fault(in: group.words, isGroup: true)
      if let fault { faults.append(file.error(group.line, fault)) }
      check.names.insert(group.name)
    }
    for phrase in file.phrases + file.followUpPhrases + file.contextPhrases.map(\.phrase) {
      if let fault = check.fault(in: phrase.text) { faults.append(file.error(phrase.line, fault)) }
    }
    return faults
  }
}
