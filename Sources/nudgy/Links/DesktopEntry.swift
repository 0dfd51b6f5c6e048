import Desktop
import Glibc
import Replies

/// The file by which the desktop knows that nudgy opens nudge: links.
struct DesktopEntry: Sendable {
  let path: String
  private let folder: String
  private let configFolder: String?
  private let program: String

  init(_ environment: [String: String]) throws(UserError) {
    let path = { (name: String) in environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    guard let data = path("XDG_DATA_HOME") ?? path("HOME").map({ $0 + "/.local/share" }) else {
      throw UserError("There's no home folder to keep things in.", hint: "Set HOME.")
    }
    configFolder = path("XDG_CONFIG_HOME") ?? path("HOME").map { $0 + "/.config" }
    folder = data + "/applications"
    self.path = folder + "/" + DesktopEntry.name
    program = Files.target(of: "/proc/self/exe")
  }

  func install() throws(UserError) {
    guard Files.makeFolder(folder), Files.replace(path, with: text) else {
      throw UserError("I can't write \(path).", hint: "Is the disk full, or does the folder belong to someone else?")
    }
    DesktopEntry.run(["xdg-mime", "default", DesktopEntry.name, DesktopEntry.mimeType])
    DesktopEntry.run(["update-desktop-database", folder])
  }

  /// False where there was nothing to remove.
  func uninstall() throws(UserError) -> Bool {
    for path in associationFiles { try forget(in: path) }
    if unlink(path) != 0 {
      guard errno != ENOENT else { return false }
      throw UserError("I can't remove \(path).", hint: "Does it belong to someone else?")
    }
    DesktopEntry.run(["update-desktop-database", folder])
    return true
  }

  /// Where xdg-mime notes which program opens what: where it does today, and where it once did. It has no command that
  /// takes a note back.
  private var associationFiles: [String] {
    [configFolder, folder].compactMap(\.self).map { Files.target(of: $0 + "/mimeapps.list") }
  }

  /// Takes the entry out of each list of programs for nudge: links, and leaves the rest of the file as it is.
  private func forget(in path: String) throws(UserError) {
    guard let text = Files.read(path) else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> String? in
      let sides = line.split(separator: "=", maxSplits: 1)
      guard sides.count == 2, sides[0] == DesktopEntry.mimeType else { return String(line) }
      let others = sides[1].split(separator: ";").filter { $0 != DesktopEntry.name }
      return others.isEmpty ? nil : "\(sides[0])=\(others.joined(separator: ";"));"
    }
    let rest = lines.joined(separator: "\n")
    guard rest == text || Files.replace(path, with: rest) else {
      throw UserError("I can't write \(path).", hint: "Is the disk full, or does the folder belong to someone else?")
    }
  }

  static let missingText: LocalizedText = "Nothing was installed, so nothing was removed."

  /// Not in menus, and without a terminal: which one a desktop would open differs, and some open none.
  var text: String {
    """
    [Desktop Entry]
    Type=Application
    Name=nudgy
    Comment=Opens nudge: links
    Exec=\(DesktopEntry.quoted(program)) open %u
    NoDisplay=true
    Terminal=false
    MimeType=\(DesktopEntry.mimeType);

    """
  }

  private static let name = "nudgy-open.desktop"
  private static let mimeType = "x-scheme-handler/nudge"

  /// As the Desktop Entry Specification has it: quotes around what needs them, a backslash before four characters, itself
  /// doubled as in any value, and two percent signs for one. A plain path has none, as xdg-open takes them for a part of
  /// it where no desktop helps it.
  private static func quoted(_ program: String) -> String {
    guard program.contains(where: { " \t\n\"'\\><~|&;$*?#()`".contains($0) }) else {
      return program.replacing("%", with: "%%")
    }
    let escaped = program.map { character -> String in
      switch character {
      case "\\": #"\\\\"#
      case "\"", "`", "$": #"\\"# + String(character)
      case "%": "%%"
      default: String(character)
      }
    }.joined()
    return "\"\(escaped)\""
  }

  /// Desktops that have no such program read the folder by themselves.
  private static func run(_ words: [String]) {
    guard let program = ChildProcess.path(of: words[0]) else { return }
    _ = ChildProcess.run(program, Array(words.dropFirst()), within: .seconds(10))
  }
}
