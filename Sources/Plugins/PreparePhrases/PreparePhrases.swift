import Foundation
import PackagePlugin

/// Before a target is compiled, makes Swift of each folder in it that has phrases, and of the messages beside them: nothing
/// is read when nudgy runs.
@main
struct PreparePhrases: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let texts = target.sourceFiles.map(\.url).filter { ["txt", "po"].contains($0.pathExtension) }
    let languages = Dictionary(grouping: texts) { $0.pathComponents[target.directoryURL.pathComponents.count] }
    let compiler = try context.tool(named: "PhraseCompiler").url
    return languages.sorted { $0.key < $1.key }.map { language, texts in
      let folder = target.directoryURL.appending(path: language)
      let output = context.pluginWorkDirectoryURL.appending(path: "\(language)Phrases.swift")
      return .buildCommand(
        displayName: "Preparing the phrases of \(language)", executable: compiler,
        arguments: [folder.path, output.path], inputFiles: texts.sorted { $0.path < $1.path }, outputFiles: [output])
    }
  }
}
