import Foundation

/// Every message in the sources, as the compiler sees them.
///
/// A literal is a message by its type: `LocalizedText`, `MessageKey`, and the words of a count. Which literals have it is
/// not to be seen in the text, as `"yes"` may be an answer of nudgy or a word that somebody types. So the compiler tells it: it
/// writes down the checked syntax tree of each module, with the place and the type of every literal. That is exact, and
/// takes a minute for a build that is there. Reading all literals would have a translator translate schemas and paths.
struct SourceMessages {
  private(set) var messages: [Message] = []
  /// Counts whose words are no literals, which no template can list.
  private(set) var unread: [String] = []

  /// - Parameter root: of the package, which has been built for debugging.
  init(_ root: URL) throws {
    let build = try String(contentsOf: root.appendingPathComponent(".build/debug.yaml"), encoding: .utf8)
    for module in try SourceMessages.modules(in: build, below: root) {
      guard let arguments = SourceMessages.arguments(module, in: build) else { throw Failure.notBuilt(module) }
      // Half a tree would take the translations of the other half for gone.
      var places = try SourceMessages.places(arguments, in: root)
      guard let end = places.firstIndex(of: "exit 0") else { throw Failure.notRead(module) }
      places.remove(at: end)
      try read(places, below: root)
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

  /// The package's own modules that can have messages: those that know their types.
  ///
  /// A build of a part of the package would take the translations of the rest for gone, so none of those sources may be
  /// missing in it.
  static func modules(in build: String, below root: URL) throws -> [String] {
    var sources = try speaking(below: root.appendingPathComponent("Sources"))
    let names = Set(build.matches(of: #/\n {2}"C\.(\w+)-[^"]*-debug\.module":/#).map { String($0.output.1) })
    let modules = try names.sorted().filter { name in
      // The compiler is given a file that lists the sources; modules of other packages that nothing uses have none.
      guard let list = arguments(name, in: build)?.first(where: { $0.hasPrefix("@") })?.dropFirst(),
        FileManager.default.fileExists(atPath: String(list))
      else { return false }
      let paths = try String(contentsOfFile: String(list), encoding: .utf8).split(separator: "\n").map(String.init)
      let count = sources.count
      sources.subtract(paths)
      return sources.count < count
    }
    if let left = sources.min() { throw Failure.notBuilt(left) }
    return modules
  }

  /// The sources that know the types of messages, but for this program's own, which name them.
  private static func speaking(below folder: URL) throws -> Set<String> {
    let files = FileManager.default.enumerator(at: folder.standardizedFileURL, includingPropertiesForKeys: nil)
    let paths = (files?.compactMap { $0 as? URL } ?? []).map(\.path)
    return try Set(
      paths.filter { path in
        guard path.hasSuffix(".swift"), !path.contains("/PhraseCompiler/") else { return false }
        return try String(contentsOfFile: path, encoding: .utf8)
          .contains(#/\b(LocalizedText|MessageKey|PluralKey|import Replies)\b/#)
      })
  }

  /// How the package manager has the module compiled, without what that writes.
  private static func arguments(_ module: String, in build: String) -> [String]? {
    guard let start = build.range(of: "\n  \"C\\.\(module)-[^\"]*-debug\\.module\":", options: .regularExpression),
      let list = build.range(of: "\n    args: ", options: .literal, range: start.upperBound..<build.endIndex),
      let end = build[list.upperBound...].firstIndex(of: "\n"),
      let all = try? JSONDecoder().decode([String].self, from: Data(build[list.upperBound..<end].utf8))
    else { return nil }
    var rest = all.dropFirst()
    var kept = [all[0], "-dump-ast"]
    while let argument = rest.popFirst() {
      if ["-emit-module-path", "-output-file-map", "-index-store-path", "-emit-objc-header-path"].contains(argument) {
        rest = rest.dropFirst()
      } else if argument.hasPrefix("-X") {
        kept += [argument] + rest.prefix(1)
        rest = rest.dropFirst()
      } else if !SourceMessages.unneeded.contains(argument), !argument.hasPrefix("-j") {
        kept.append(argument)
      }
    }
    return kept
  }

  private static let unneeded: Set = [
    "-emit-dependencies", "-emit-module", "-incremental", "-c", "-enable-batch-mode", "-serialize-diagnostics",
    "-parseable-output", "-emit-objc-header", "-g", "-warnings-as-errors",
  ]

  /// Where literals of the types stand, and calls with the words of a count: `literal FILE:LINE:COLUMN`.
  private static func places(_ arguments: [String], in root: URL) throws -> [String] {
    let command = arguments.map { "'\($0)'" }.joined(separator: " ")
    let output = Pipe()
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.currentDirectoryURL = root
    // With several files the tree goes to standard error.
    shell.arguments = [
      "-c", "{ \(command); echo \"exit $?\"; } 2>&1 | LC_ALL=C sed -nE '\(SourceMessages.script)' | sort -u",
    ]
    shell.standardOutput = output
    try shell.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    shell.waitUntilExit()
    return text.split(separator: "\n").map(String.init)
  }

  /// A tree is a hundred times its source: it is cut down to the places before anything else reads it.
  private static let script = """
    s/^exit [0-9]+$/&/p
    s/.*string_literal_expr type="(LocalizedText|MessageKey)" location=([^ ]+) .*/literal \\2/p
    s/.*declref_expr .*type="\\(inout LocalizedText.StringInterpolation\\) -> \\(Int, String, String\\).* location=([^ ]+) .*/count \\1/p
    s/.*declref_expr .*type="\\(PluralKey.Type\\) -> \\(String, String\\).* location=([^ ]+) .*/count \\1/p
    """

  private mutating func read(_ places: [String], below root: URL) throws {
    var sources: [String: [UInt8]] = [:]
    var found: [(file: String, line: Int, column: Int, message: Message)] = []
    for place in places {
      let parts = place.split(separator: " ", maxSplits: 1)
      let location = parts[1].split(separator: ":")
      guard location.count == 3, let line = Int(location[1]), let column = Int(location[2]) else { continue }
      let file = String(location[0])
      let bytes = try sources[file] ?? Array(Data(contentsOf: URL(fileURLWithPath: file, relativeTo: root)))
      sources[file] = bytes
      guard let start = SourceMessages.start(of: line, in: bytes) else { throw Failure.unreadable(place) }
      var literal = SourceLiteral(in: bytes, at: start + column - 1)
      let message: Message
      if parts[0] == "literal" {
        guard let key = literal.key() else { throw Failure.unreadable(place) }
        message = Message(key: key)
      } else {
        let words = literal.arguments()
        guard words.count == 2 else {
          unread.append(place)
          continue
        }
        message = Message(key: words[0], plural: words[1])
      }
      let path = file.hasPrefix(root.path) ? String(file.dropFirst(root.path.count + 1)) : file
      found.append((path, line, column, message))
    }
    for place in found.sorted(by: { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }) {
      add(place.message, in: place.file)
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

  /// What has neither a word nor a context is the same in every language: "{0}: {1}".
  private mutating func add(_ message: Message, in file: String) {
    guard message.context != nil || message.id.contains(where: \.isLetter) else { return }
    let reference = "#: \(file)"
    guard let known = messages.firstIndex(where: { $0.key == message.key }) else {
      var message = message
      message.comments = [reference]
      messages.append(message)
      return
    }
    if messages[known].plural == nil { messages[known].plural = message.plural }
    if !messages[known].comments.contains(reference) { messages[known].comments.append(reference) }
  }
}
