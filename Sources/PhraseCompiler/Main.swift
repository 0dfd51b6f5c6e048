import Foundation

/// Compiles a language's folder into Swift: `PhraseCompiler FOLDER OUTPUT`. The build runs it whenever a text file
/// there has changed.
///
/// `PhraseCompiler messages ROOT` updates the template of all messages of a package that has been built, and merges it
/// into the messages of each language.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().map { $0 }
    guard arguments.count == 2 else {
      return fail(
        "PhraseCompiler FOLDER OUTPUT makes Swift of a language; PhraseCompiler messages ROOT lists messages.\n")
    }
    let url = URL(fileURLWithPath: arguments[arguments[0] == "messages" ? 1 : 0], isDirectory: true)
    do {
      if arguments[0] == "messages" {
        try updateMessages(of: url)
      } else {
        try compile(url, into: URL(fileURLWithPath: arguments[1]))
      }
    } catch {
      fail("\(url.path): error: \(error)\n")
    }
  }

  private static func compile(_ folder: URL, into output: URL) throws {
    let language = try PhraseFolder(folder)
    guard language.errors.isEmpty else { return fail(language.errors.map { "\($0)\n" }.joined()) }
    try language.swiftSource.write(to: output, atomically: true, encoding: .utf8)
  }

  private static func updateMessages(of root: URL) throws {
    let sources = try SourceMessages(root)
    let languages = root.appendingPathComponent("Sources/Languages", isDirectory: true)
    let template = MessageFile(path: "messages.pot", header: MessageFile.templateHeader, messages: sources.messages)
    try template.text.write(to: languages.appendingPathComponent("messages.pot"), atomically: true, encoding: .utf8)
    for name in try FileManager.default.contentsOfDirectory(atPath: languages.path).sorted() {
      let file = languages.appendingPathComponent("\(name)/messages.po")
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      let merged = try MessageFile(path: file.path, text: text).merged(with: template)
      try merged.text.write(to: file, atomically: true, encoding: .utf8)
    }
    for location in sources.nonLiteralCounts { warn("The words of a count are no literals: \(location)\n") }
  }

  private static func warn(_ message: String) { FileHandle.standardError.write(Data(message.utf8)) }

  private static func fail(_ message: String) {
    warn(message)
    exit(1)
  }
}

extension MessageFile {
  /// Has no date, so that the template changes only where the messages do.
  fileprivate static let templateHeader: Message = {
    var header = Message()
    header.comments = ["# Every sentence of nudgy: renewed from its sources by `make messages`."]
    header.strings = [
      "Project-Id-Version: nudgy\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\n"
        + "Content-Transfer-Encoding: 8bit\n"
    ]
    return header
  }()
}
