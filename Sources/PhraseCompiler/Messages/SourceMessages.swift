import Foundation

/// Every message in the sources, as the compiler sees them.
///
/// It is the type of a literal that makes it a message: `LocalizedText`, `MessageKey`, or the words of a count. The
/// text alone does not show the type, as `"yes"` may be an answer of nudgy or a word that somebody types. So the
/// compiler dumps the checked syntax tree of each module, with the location and the type of every literal. That is
/// exact, and takes a minute for a package that has been built. If all literals counted, translators would get schemas
/// and paths as well.
struct SourceMessages {
  private(set) var messages: [Message] = []
  /// The locations of counts whose words are no literals, which no template can list.
  private(set) var nonLiteralCounts: [String] = []

  /// - Parameter root: the folder of the package, which must have a debug build.
  init(_ root: URL) throws {
    let buildPlan = try String(contentsOf: root.appendingPathComponent(".build/debug.yaml"), encoding: .utf8)
    for module in try SourceMessages.modules(in: buildPlan, root: root) {
      guard let arguments = SourceMessages.arguments(module, in: buildPlan) else { throw Failure.notBuilt(module) }
      // An incomplete tree would make translations of the missing part look obsolete.
      var locations = try SourceMessages.locations(arguments, in: root)
      guard let end = locations.firstIndex(of: "exit 0") else { throw Failure.notRead(module) }
      locations.remove(at: end)
      try read(locations, below: root)
    }
  }

  enum Failure: Error, CustomStringConvertible {
    case notBuilt(String)
    case notRead(String)
    case unreadable(String)

    var description: String {
      switch self {
      case .notBuilt(let module): "“\(module)” has not been built: swift build --build-tests."
      case .notRead(let module): "The compiler tells no messages of “\(module)”: does it build?"
      case .unreadable(let place): "The literal at \(place) cannot be read."
      }
    }
  }

  /// The package's own modules that can have messages: those that use the types of messages.
  ///
  /// After a partial build the translations of the rest would look obsolete. So this throws where a source file with
  /// messages belongs to no built module.
  static func modules(in build: String, root: URL) throws -> [String] {
    var sources = try sourcesWithMessages(in: root.appendingPathComponent("Sources"))
    let names = Set(build.matches(of: #/\n {2}"C\.(\w+)-[^"]*-debug\.module":/#).map { String($0.output.1) })
    let modules = try names.sorted().filter { name in
      // The compiler is given a file that lists the sources. Modules of other packages that nothing uses have none.
      guard let fileList = arguments(name, in: build)?.first(where: { $0.hasPrefix("@") })?.dropFirst(),
        FileManager.default.fileExists(atPath: String(fileList))
      else { return false }
      let paths = try String(contentsOfFile: String(fileList), encoding: .utf8).split(separator: "\n").map(String.init)
      let count = sources.count
      sources.subtract(paths)
      return sources.count < count
    }
    if let missing = sources.min() { throw Failure.notBuilt(missing) }
    return modules
  }

  /// The source files that use the types of messages, except this program's own, which name them too.
  private static func sourcesWithMessages(in folder: URL) throws -> Set<String> {
    let files = FileManager.default.enumerator(at: folder.standardizedFileURL, includingPropertiesForKeys: nil)
    let paths = (files?.compactMap { $0 as? URL } ?? []).map(\.path)
    return try Set(
      paths.filter { path in
        guard path.hasSuffix(".swift"), !path.contains("/PhraseCompiler/") else { return false }
        return try String(contentsOfFile: path, encoding: .utf8)
          .contains(#/\b(LocalizedText|MessageKey|PluralKey|import Replies)\b/#)
      })
  }

  /// The arguments with which the package manager has the module compiled, without those for output files.
  private static func arguments(_ module: String, in build: String) -> [String]? {
    guard let start = build.range(of: "\n  \"C\\.\(module)-[^\"]*-debug\\.module\":", options: .regularExpression),
      let list = build.range(of: "\n    args: ", options: .literal, range: start.upperBound..<build.endIndex),
      let end = build[list.upperBound...].firstIndex(of: "\n"),
      let all = try? JSONDecoder().decode([String].self, from: Data(build[list.upperBound..<end].utf8))
    else { return nil }
    var rest = all.dropFirst()
    var result = [all[0], "-dump-ast"]
    while let argument = rest.popFirst() {
      if ["-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path"].contains(argument) {
        rest = rest.dropFirst()
      } else if argument.hasPrefix("-X") {
        result += [argument] + rest.prefix(1)
        rest = rest.dropFirst()
      } else if !SourceMessages.omittedFlags.contains(argument), !argument.hasPrefix("-j") {
        result.append(argument)
      }
    }
    return result
  }

  private static let omittedFlags: Set = [
    "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode", "-serialize-diagnostics",
    "-parseable-output", "-emit-objc-header", "-g", "-warnings-as-errors",
  ]

  /// The locations of message literals, as `literal FILE:LINE:COLUMN`, and of counts with their words, as `count
  /// FILE:LINE:COLUMN`.
  private static func locations(_ arguments: [String], in root: URL) throws -> [String] {
    let command = arguments.map { "'\($0)'" }.joined(separator: " ")
    let output = Pipe()
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.currentDirectoryURL = root
    // With several files the compiler writes the tree to standard error.
    shell.arguments = [
      "-c", "{ \(command); echo \"exit $?\"; } 2>&1 | LC_ALL=C sed -nE '\(SourceMessages.script)' | sort -u",
    ]
    shell.standardOutput = output
    try shell.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }

  /// A syntax tree is a hundred times the size of its source, so `sed` reduces it to the locations first.
  private static let script = """
    s/^exit [0-9]+$/&/p
    s/.*string_literal_expr type="(LocalizedText|MessageKey)" location=([^ ]+) .*/literal \\2/p
    s/.*declref_expr .*type="\\(inout LocalizedText.StringInterpolation\\) -> \\(Int, String, String\\).* location=([^ ]+) .*/count \\1/p
    s/.*declref_expr .*type="\\(PluralKey.Type\\) -> \\(String, String\\).* location=([^ ]+) .*/count \\1/p
    """

  private mutating func read(_ locations: [String], below root: URL) throws {
    var sources: [String: [UInt8]] = [:]
    var occurrences: [(file: String, line: Int, column: Int, message: Message)] = []
    for entry in locations {
      let parts = entry.split(separator: " ", maxSplits: 1)
      let location = parts[1].split(separator: ":")
      guard location.count == 3, let line = Int(location[1]), let column = Int(location[2]) else { continue }
      let file = String(location[0])
      let bytes = try sources[file] ?? Array(Data(contentsOf: URL(fileURLWithPath: file, relativeTo: root)))
      sources[file] = bytes
      guard let start = SourceMessages.start(of: line, in: bytes) else { throw Failure.unreadable(entry) }
      var literal = SourceLiteral(in: bytes, at: start + column - 1)
      let message: Message
      if parts[0] == "literal" {
        guard let key = literal.key() else { throw Failure.unreadable(entry) }
        message = Message(key: key)
      } else {
        let words = literal.arguments()
        guard words.count == 2 else {
          nonLiteralCounts.append(entry)
          continue
        }
        message = Message(key: words[0], plural: words[1])
      }
      let path = file.hasPrefix(root.path) ? String(file.dropFirst(root.path.count + 1)) : file
      occurrences.append((path, line, column, message))
    }
    for occurrence in occurrences.sorted(by: { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }) {
      add(occurrence.message, in: occurrence.file)
    }
  }

  private static func start(of line: Int, in source: [UInt8]) -> Int? {
    var (place, number) = (0, 1)
    while number < line {
      guard let end = source[place...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      (place, number) = (end + 1, number + 1)
    }
    return place
  }

  /// Skips text with neither a word nor a context, which is the same in every language: "{0}: {1}".
  private mutating func add(_ message: Message, in file: String) {
    guard message.context != nil || message.id.contains(where: \.isLetter) else { return }
    let reference = "#: \(file)"
    guard let index = messages.firstIndex(where: { $0.key == message.key }) else {
      var message = message
      message.comments = [reference]
      messages.append(message)
      return
    }
    if messages[index].plural == nil { messages[index].plural = message.plural }
    if !messages[index].comments.contains(reference) { messages[index].comments.append(reference) }
  }
}
