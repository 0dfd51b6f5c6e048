import Civil
import Engine
import Foundation
import Language
import Languages
import Records
import Tools

@main enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    let writers = try Writer.all(in: arguments[2])
    var known = try arguments.dropFirst(3).filter { $0.hasSuffix(".txt") }.flatMap {
      try $0.hasSuffix("not-for-us.txt") ? Case.beyond(in: $0) : Case.all(in: $0)
    }
    let profile = Profile(
      data: "/nonexistent", state: "/nonexistent", milliseconds: { 0 },
      now: { LocalTime(ordinal: 0) }, ids: Ids(random: { Ids.version4(0, 0) }, named: { series, _ in series }),
      language: .english)
    known += profile.catalogue.flatMap(Case.examples)
    switch arguments[1] {
    case "rank": rank(writers, known, profile.catalogue)
    case "adjust": try adjust(writers, arguments[3], profile.catalogue)
    case "learn": try learn(writers, known, profile.catalogue)
    default: throw CorpusError(description: "corpus learn|rank FOLDER [MORE.txt ...], or corpus adjust FOLDER PREFIX")
    }
  }

  /// Learns the models from everything, and the rankers from how models that have not seen a writer read that writer; all
  /// goes where the build takes it in.
  static func learn(_ writers: [Writer], _ known: [Case], _ catalogue: [Tool]) throws {
    let reader = CorpusReader(catalogue)
    let dumps = try DumpCase.known(in: "Tests/LanguageTests/cards.en.txt")
    // What is no writer's is read in parts, as if each were one.
    let parts = (0..<3).map { part in
      Writer(
        name: "part \(part)", cases: known.enumerated().filter { $0.offset % 3 == part }.map(\.element),
        dumps: dumps.enumerated().filter { $0.offset % 3 == part }.map(\.element), day: [])
    }
    let all = writers + parts
    let folds = reader.folds(of: all, [])
    let ranker = RankerTrainer.ranker(folds.flatMap(\.all))
    let (line, token) = (
      Models.lineBytes(all.flatMap(\.cases)),
      Models.tokenBytes(all.flatMap(\.cases), all.flatMap(\.dumps), reader.tools)
    )
    var models = ReadingModels(
      line: LineModel(WeightTable(Models.lasting(line))), token: TokenModel(WeightTable(Models.lasting(token))))
    models.pieceRanker = RankerTrainer.ranker(folds.flatMap(\.pieces))
    try Data(line).write(to: URL(fileURLWithPath: "Sources/CModels/line.model"))
    try Data(token).write(to: URL(fileURLWithPath: "Sources/CModels/token.model"))
    try ranker.table.write(toFile: "Sources/Engine/Reading/lines.weights", atomically: true, encoding: .utf8)
    try models.pieceRanker.table.write(
      toFile: "Sources/Engine/Reading/pieces.weights", atomically: true, encoding: .utf8)
    var figures = Figures()
    models.ranker = ranker
    for (one, line) in zip(known, reader.lines(of: known, by: models)) { figures.add(one, line, models.ranker, reader) }
    print("known, and seen:", figures)
    for miss in figures.misses { print(miss) }
  }

  /// Learns the weights whose names begin so, from writers that no model has seen; all others stay as they are.
  static func adjust(_ writers: [Writer], _ prefix: String, _ catalogue: [Tool]) throws {
    let reader = CorpusReader(catalogue)
    let models = ReadingModels.learnt
    let lines = concurrently(writers.count) { number in
      let writer = writers[number]
      return reader.lines(of: writer.cases, by: models) + reader.lines(of: writer.cases, by: models, isInHome: true)
        + reader.lines(of: Joining.lines(of: writer.cases), by: models)
    }
    let known = models.ranker.weights.filter { !$0.key.hasPrefix(prefix) }
    let folds = lines.map { $0.compactMap { $0.reduced(to: prefix, known) } }
    for (number, writer) in writers.enumerated() {
      let others = folds.indices.filter { $0 != number }.flatMap { folds[$0] }
      let ranker = Ranker(known.merging(RankerTrainer.added(others).weights) { $1 })
      var (before, after) = (Figures(), Figures())
      for (one, line) in zip(writer.cases, lines[number]) {
        before.add(one, line, models.ranker, reader)
        after.add(one, line, ranker, reader)
      }
      print(writer.name, "before:", before)
      print(writer.name, "after:", after)
    }
    let added = RankerTrainer.added(folds.flatMap(\.self)).weights
    for (name, weight) in added.sorted(by: { $0.key < $1.key }) { print(name, weight) }
    try Ranker(known.merging(added) { $1 }).table.write(
      toFile: "Sources/Engine/Reading/lines.weights", atomically: true, encoding: .utf8)
  }

  /// How each writer is read by models and a ranker that have seen nothing of theirs.
  static func rank(_ writers: [Writer], _ known: [Case], _ catalogue: [Tool]) {
    let reader = CorpusReader(catalogue)
    let folds = reader.folds(of: writers, known)
    let lines = folds.map(\.lines)
    var sum = Figures()
    var (inHome, days, dumps) = (Figures(), Figures(), DumpFigures())
    for (number, writer) in writers.enumerated() {
      let others = folds.indices.filter { $0 != number }.map { folds[$0] }
      let ranker = RankerTrainer.ranker(others.flatMap(\.all))
      var figures = Figures()
      for (one, line) in zip(writer.cases, lines[number]) { figures.add(one, line, ranker, reader) }
      print(writer.name, figures)
      sum.add(figures)
      for (one, line) in zip(writer.cases, folds[number].inHome) { inHome.add(one, line, ranker, reader) }
      for (one, line) in zip(writer.day, folds[number].day) { days.add(one, line, ranker, reader) }
      for dump in writer.dumps {
        dumps.add(dump, Dump.captures(of: dump.text, by: folds[number].models.token, in: .english), reader)
      }
    }
    print("all", sum)
    print("all, with things kept:", inHome)
    print("days:", days)
    print("dumps:", dumps)
    if ProcessInfo.processInfo.environment["MISSES"] != nil { for miss in inHome.misses + days.misses { print(miss) } }
  }
}

enum Models {
  static func line(_ cases: [Case]) -> LineModel { LineModel(WeightTable(lasting(lineBytes(cases)))) }

  static func lineBytes(_ cases: [Case]) -> [UInt8] {
    LineTrainer.model(
      cases.map {
        (
          Utterance(Openings.cut($0.text, in: .english), in: .english),
          Array(Set($0.readings.map { $0[0].tool })).sorted()
        )
      })
  }

  static func token(_ cases: [Case], _ dumps: [DumpCase], _ tools: [String: Tool]) -> TokenModel {
    TokenModel(WeightTable(lasting(tokenBytes(cases, dumps, tools))))
  }

  static func tokenBytes(_ cases: [Case], _ dumps: [DumpCase], _ tools: [String: Tool]) -> [UInt8] {
    var samples: [TokenTrainer.Sample] = []
    for one in cases {
      let line = Utterance(Openings.cut(one.text, in: .english), in: .english)
      for reading in [one.longest] where Set(reading.map(\.tool)).count == 1 {
        let found = reading.map { Alignment.spans(of: $0, in: line, tools) }
        guard !found.contains(where: { $0 == nil }) else { continue }
        samples.append(
          .init(line: line, tool: reading[0].tool, tags: Tag.tags(of: found.flatMap { $0 ?? [] }, in: line)))
      }
    }
    for dump in dumps { samples.append(.init(dump, times: timesOfADump)) }
    for dump in Joining.dumps(of: cases) + Joining.lists(of: cases) { samples.append(.init(dump)) }
    return TokenTrainer.model(samples)
  }

  /// Real dumps are few beside what is joined from lines.
  private static let timesOfADump = 4

  /// Kept for as long as the process runs.
  static func lasting(_ bytes: [UInt8]) -> UnsafeRawBufferPointer {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    memory.copyBytes(from: bytes)
    return UnsafeRawBufferPointer(memory)
  }
}

extension String {
  fileprivate func trimmingSuffix(_ isCut: (Character) -> Bool) -> String {
    var text = self
    while text.last.map(isCut) == true { text.removeLast() }
    return text
  }
}

extension Case {
  /// Of the readings by the same tools the one that names things in the most words.
  fileprivate var longest: [LabelledCall] {
    func width(_ reading: [LabelledCall]) -> Int {
      reading.reduce(0) { $0 + ($1["which"]?.string?.utf8.count ?? 0) + ($1["query"]?.string?.utf8.count ?? 0) }
    }
    return readings.filter { $0.map(\.tool) == readings[0].map(\.tool) }.reduce(readings[0]) {
      width($1) > width($0) ? $1 : $0
    }
  }
}

/// What people also say at once, joined from what they said one by one.
enum Joining {
  /// Lines of two things, or of one and talk; no more than a part of the lines that they are made of.
  static func lines(of cases: [Case]) -> [Case] {
    let short = cases.filter { $0.readings[0].count == 1 && $0.text.utf8.count < 60 }
    guard !short.isEmpty else { return [] }
    var lot = Lot()
    return (0..<cases.count / 20).compactMap { _ in
      let (first, last) = (short[lot.below(short.count)], short[lot.below(short.count)])
      let text = first.text.trimmingSuffix { ".!".contains($0) } + lineJoins[lot.below(lineJoins.count)] + last.text
      let readings = first.readings.flatMap { one in
        last.readings.map { other in (one + other).filter { $0.tool != "out_of_scope" } }
      }
      return readings.contains(where: \.isEmpty) ? nil : Case(text: text, readings: readings)
    }
  }

  private static let lineJoins = [", ", " and ", ". ", ", and ", " then ", "; ", " also ", ", also ", " & ", " so "]

  /// Brain dumps of single things, with lines between them that are none.
  static func dumps(of cases: [Case]) -> [DumpCase] {
    let things = cases.filter { $0.readings[0].count == 1 && $0.readings[0][0].tool == "add_nudge" }
    let vents = cases.filter { $0.readings[0][0].tool == "out_of_scope" }
    guard !things.isEmpty, !vents.isEmpty else { return [] }
    var lot = Lot()
    return things.indices.map { _ in
      let join = joins[lot.below(joins.count)]
      var text = ""
      var items: [(title: String, due: String?)] = []
      for _ in 0..<(2 + lot.below(5)) {
        if lot.below(10) < 3 { text += vents[lot.below(vents.count)].text + joins[lot.below(joins.count)] }
        let thing = things[lot.below(things.count)]
        text += thing.text + (lot.below(10) < 8 ? join : joins[lot.below(joins.count)])
        items.append((thing.readings[0][0]["title"]?.string ?? "", nil))
      }
      return DumpCase(text: text, items: items)
    }
  }

  /// Bare lists, as people type them who are in no mood for sentences: names of short things, some with what was said of
  /// them, joined in one way all through.
  static func lists(of cases: [Case]) -> [DumpCase] {
    let things = cases.filter { one in
      guard one.readings[0].count == 1, one.readings[0][0].tool == "add_nudge", one.text.utf8.count < 40 else {
        return false
      }
      return (one.readings[0][0]["title"]?.string ?? "").split(separator: " ").count < 5
    }
    guard !things.isEmpty else { return [] }
    var lot = Lot()
    return (0..<things.count / 2).map { _ in
      let join = listJoins[lot.below(listJoins.count)]
      var text = openings[lot.below(openings.count)]
      var items: [(title: String, due: String?)] = []
      for _ in 0..<(3 + lot.below(5)) {
        let thing = things[lot.below(things.count)]
        let title = thing.readings[0][0]["title"]?.string ?? ""
        if !items.isEmpty { text += join }
        text += lot.below(3) == 0 ? thing.text.trimmingSuffix { ".!,".contains($0) } : title
        items.append((title, nil))
      }
      return DumpCase(text: text, items: items)
    }
  }

  private static let listJoins = [", ", ", ", ", ", "; ", ". ", "\n", "\n- ", " / ", " then "]
  private static let openings = [
    "", "", "", "", "", "", "", "ok. ", "ugh. ", "so ", "right, ", "todo: ", "need to do: ", "so much to do. ",
    "first ", "- ",
  ]

  private static let joins = [
    ", ", " and ", "\n", ". ", " also ", " / ", ", and ", " and then ", " oh and ", "; ", "\n- ",
  ]
}

extension TokenTrainer.Sample {
  init(_ dump: DumpCase, times: Int = 1) {
    let line = Utterance(dump.text, in: .english)
    self.init(line: line, tool: "brain_dump", tags: Alignment.tags(of: dump, in: line), times: times)
  }
}
