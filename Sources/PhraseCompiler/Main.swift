import Foundation

/// Turns a language's folder of phrases into Swift: `PhraseCompiler FOLDER OUTPUT`.
///
/// The build calls it by itself whenever a text file there has changed.
@main
enum Main {
  static func main() {
    guard CommandLine.arguments.count == 3 else {
      return refuse("PhraseCompiler FOLDER OUTPUT: makes Swift of the text files of a language.\n")
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true)
    let output = URL(fileURLWithPath: CommandLine.arguments[2])
    do {
      let language = try PhraseFolder(folder)
      guard language.errors.isEmpty else { return refuse(language.errors.map { "\($0)\n" }.joined()) }
      try language.swift.write(to: output, atomically: true, encoding: .utf8)
    } catch {
      refuse("\(folder.path): error: \(error)\n")
    }
  }

  private static func refuse(_ message: String) {
    FileHandle.standardError.write(Data(message.utf8))
    exit(1)
  }
}
