import Engine
import Foundation
import Language
import Languages
import Replies

/// A line of the corpus and every way to read it that is right.
struct Case: Sendable {
  let text: String
  let readings: [[LabelledCall]]

  init(text: String, readings: [[LabelledCall]]) { (self.text, self.readings) = (text, readings) }
}

struct LabelledCall: Sendable {
  let tool: String
  let arguments: [(key: String, value: JSON)]

  init(tool: String, arguments: [(key: String, value: JSON)]) { (self.tool, self.arguments) = (tool, arguments) }

  subscript(name: String) -> JSON? { arguments.first { $0.key == name }?.value }
}

/// A brain dump and the things in it.
struct DumpCase: Sendable {
  let text: String
  let items: [Item]

  /// A thing to do, by each title that is right.
  struct Item: Sendable {
    let titles: [String]
    var due: String?
  }
}

struct CorpusError: Error, CustomStringConvertible {
  let description: String
}

/// All of one writer.
struct Writer: Sendable {
  let name: String
  let cases: [Case]
  let dumps: [DumpCase]
  /// Lines of one day, each said after those before it.
  let day: [Case]
}

extension Writer {
  /// `NAME.txt`, `NAME.dumps.jsonl` and `NAME.day.txt` of a folder.
  static func all(in folder: String) throws -> [Writer] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted().compactMap { file in
      guard file.hasSuffix(".txt"), !file.hasSuffix(".day.txt") else { return nil }
      let name = String(file.dropLast(4))
      let (dumps, day) = (folder + "/" + name + ".dumps.jsonl", folder + "/" + name + ".day.txt")
      return Writer(
        name: name, cases: try Case.all(in: folder + "/" + file),
        dumps: FileManager.default.fileExists(atPath: dumps) ? try DumpCase.all(in: dumps) : [],
        day: FileManager.default.fileExists(atPath: day) ? try Case.all(in: day) : [])
    }
  }
}

extension Case {
  /// Lines of which nothing is nudgy's business.
  static func beyond(in path: String) throws -> [Case] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      Case(text: String($0), readings: [[LabelledCall(tool: "out_of_scope", arguments: [])]])
    }
  }

  /// A tool's own examples, as they are written and as the phrases read them: what is written beside an example may be
  /// less than all that it says.
  static func examples(of tool: Tool, by reader: CorpusReader) -> [Case] {
    reader.language[tool.name].examples.map { example in
      let arguments = example.arguments.sorted { $0.key < $1.key }.map { (key: $0.key, value: JSON.string($0.value)) }
      let written = arguments.isEmpty ? [] : [[LabelledCall(tool: tool.name, arguments: arguments)]]
      return Case(
        text: example.sentence, readings: written + [reader.printed(reader.rules.calls(example.sentence))])
    }
  }

  static func all(in path: String) throws -> [Case] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").enumerated().compactMap { place, row in
      guard !row.hasPrefix("#"), row.contains(" => ") else { return nil }
      guard let found = Case(row) else { throw CorpusError(description: "\(path), row \(place + 1): \(row)") }
      return found
    }
  }

  /// `line => tool {arguments} ; tool {arguments} || other reading`.
  init?(_ row: Substring) {
    var start = row.startIndex
    while let arrow = row[start...].range(of: " => ") {
      let readings = String(row[arrow.upperBound...]).split(outsideJSON: " || ").map { reading in
        reading.split(outsideJSON: " ; ").flatMap { $0.split(outsideJSON: " & ") }.map(LabelledCall.init)
      }
      if readings.allSatisfy({ !$0.contains { $0 == nil } }) {
        text = String(row[..<arrow.lowerBound])
        self.readings = readings.map { $0.compactMap(\.self) }
        return
      }
      start = arrow.upperBound
    }
    return nil
  }
}

extension LabelledCall {
  fileprivate init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    let name = text.prefix { $0.isLetter || $0 == "_" }
    let rest = text.dropFirst(name.count).trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty, rest.isEmpty || rest.hasPrefix("{") && rest.hasSuffix("}") else { return nil }
    guard case .object(let members)? = JSON(reading: rest.isEmpty ? "{}" : rest) else { return nil }
    (tool, arguments) = (String(name), members)
  }
}

extension DumpCase {
  /// Rows of `a line / another line => card@due|card`.
  static func known(in path: String) throws -> [DumpCase] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap {
      row -> DumpCase? in
      guard let arrow = row.range(of: " => ") else { return nil }
      let items = row[arrow.upperBound...].split(separator: "|").map { item in
        Item(titles: [String(item.prefix { $0 != "@" })])
      }
      return DumpCase(text: String(row[..<arrow.lowerBound]).replacing(" / ", with: "\n"), items: items)
    }
  }

  static func all(in path: String) throws -> [DumpCase] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map { row in
      guard let json = JSON(reading: String(row)), let text = json["text"]?.string,
        case .array(let items)? = json["items"]
      else { throw CorpusError(description: "\(path): \(row.prefix(80))") }
      return DumpCase(
        text: text,
        items: items.map { item in
          let others: [JSON] = if case .array(let also)? = item["also"] { also } else { [] }
          return Item(titles: ([item["title"]] + others).compactMap { $0?.string }, due: item["due"]?.string)
        })
    }
  }
}

extension String {
  fileprivate func split(outsideJSON separator: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var (depth, isQuoted, isEscaped) = (0, false, false)
    var rest = self[...]
    while let character = rest.first {
      if depth == 0, !isQuoted, rest.hasPrefix(separator) {
        parts.append(part)
        part = ""
        rest = rest.dropFirst(separator.count)
        continue
      }
      if isQuoted {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isQuoted = false
        }
      } else if character == "\"", depth > 0 {
        isQuoted = true
      } else if character == "{" {
        depth += 1
      } else if character == "}" {
        depth -= 1
      }
      part.append(character)
      rest = rest.dropFirst()
    }
    return parts + [part]
  }
}
