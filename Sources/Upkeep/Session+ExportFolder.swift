import Files
import Glibc
import Records
import Replies
import Session
import Store

// Everything in files that other programs open: tables, or texts.

extension Session {
  /// Writes a table for each kind that has records, as RFC 4180 has them: a row of names, then a row for each record.
  ///
  /// - Returns: How many sealed texts are empty because they are damaged.
  package func exportTables(to folder: String, withoutSealed: Bool) throws -> Int {
    try export(to: folder, withoutSealed) { shape, create in
      guard try !store.hasNoRecords(of: shape) else { return 0 }
      var damaged = 0
      try create(shape.exportName + ".csv") { file in
        var hasNames = false
        damaged = try forEachExported(shape, withoutSealed) { fields in
          if !hasNames { try file.write((fields.map(\.key.csvField).joined(separator: ",") + "\r\n").utf8) }
          hasNames = true
          try file.write((fields.map(\.value.plainText.csvField).joined(separator: ",") + "\r\n").utf8)
        }
      }
      return damaged
    }
  }

  /// Writes texts in Markdown: a list of the things to do, a file for each note and for each day of the journal, and a
  /// table for each other kind.
  ///
  /// - Returns: How many sealed texts are missing because they are damaged.
  package func exportTexts(to folder: String, withoutSealed: Bool) throws -> Int {
    try export(to: folder, withoutSealed) { shape, create in
      var pages = MarkdownPages(shape)
      let damaged = try forEachExported(shape, withoutSealed) { pages.add(Dictionary($0) { first, _ in first }, $0) }
      for (name, text) in pages.files { try create(name) { try $0.write(text.utf8) } }
      return damaged
    }
  }

  /// Fills a new folder, which only its owner can read, with the files that `write` creates for each kind. It is complete
  /// or not there.
  private func export(
    to folder: String, _ withoutSealed: Bool,
    _ write: (Shape, _ create: (_ name: String, _ fill: (Descriptor) throws -> Void) throws -> Void) throws -> Int
  ) throws -> Int {
    if !withoutSealed { try unlockForExport() }
    guard mkdir(folder, 0o700) == 0 else {
      throw errno == EEXIST
        ? UserError("\(folder) is there already.", hint: "Name a folder that isn't.", code: .usage)
        : UserError("I can't create the folder \(folder).", hint: "Does the folder above it exist?")
    }
    var paths: [String] = []
    do {
      return try Kinds.all.reduce(0) { damaged, shape in
        try damaged
          + write(shape) { name, fill in
            let path = folder + "/" + name
            try Descriptor.createFile(at: path, notesIn: dataFolder, fill)
            paths.append(path)
          }
      }
    } catch {
      for path in paths { unlink(path) }
      rmdir(folder)
      throw error
    }
  }
}

/// The files in Markdown of one kind.
private struct MarkdownPages {
  private let shape: Shape
  private(set) var files: [(name: String, text: String)] = []
  private var placesByName: [String: Int] = [:]

  init(_ shape: Shape) { self.shape = shape }

  mutating func add(_ record: [String: JSON], _ fields: [(key: String, value: JSON)]) {
    func text(_ name: String) -> String { record[name]?.plainText ?? "" }
    switch shape.name {
    case "nudge":
      let due = text("due").isEmpty ? "" : " (due \(text("due").prefix(16)))"
      let mark = text("status") == "done" ? "x" : text("status") == "dropped" ? "-" : " "
      append("- [\(mark)] \(text("title").oneLine)\(due)\n", to: "things to do.md", heading: "# Things to do\n\n")
    case "note":
      let title = text("title").isEmpty ? String(text("body").oneLine.prefix(40)) : text("title")
      append(
        "# \(title.oneLine)\n\n\(text("body"))\n",
        to: "note \(title.fileName) \(text("id").suffix(8)).md", heading: "")
    case "journal_entry":
      append("\(text("body"))\n\n", to: "journal \(text("day")).md", heading: "# \(text("day"))\n\n")
    default:
      append(
        "|" + fields.map { " \($0.value.plainText.oneLine.tableCell) |" }.joined() + "\n", to: shape.exportName + ".md",
        heading: "|" + fields.map { " \($0.key) |" }.joined() + "\n|" + fields.map { _ in "---|" }.joined() + "\n")
    }
  }

  private mutating func append(_ text: String, to name: String, heading: String) {
    if let place = placesByName[name] {
      files[place].text += text
    } else {
      placesByName[name] = files.count
      files.append((name, heading + text))
    }
  }
}

extension JSON {
  /// A value without quotation marks; null is empty.
  fileprivate var plainText: String {
    switch self {
    case .string(let text): text
    case .null: ""
    default: text
    }
  }
}

extension String {
  /// As RFC 4180 writes a field.
  fileprivate var csvField: String {
    contains { ",\"\r\n".contains($0) } || contains("\r\n")
      ? "\"" + String(flatMap { $0 == "\"" ? ["\"", "\""] : [$0] }) + "\"" : self
  }

  fileprivate var oneLine: String { String(map { $0.isNewline ? " " : $0 }) }

  fileprivate var tableCell: String { String(flatMap { $0 == "|" ? Array("\\|") : [$0] }) }

  /// Letters, digits and blanks alone, so that it is a name on every file system.
  fileprivate var fileName: String {
    String(prefix(60).map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : " " })
      .split(separator: " ").joined(separator: " ")
  }
}
