import Civil
import Engine
import Foundation
import Language
import Languages
import RecordFakes
import Records
import Replies
import Session
import Tools

@main enum Main {
  static func main() throws {
    let arguments = CommandLine.arguments
    let folder = arguments[2]
    let writers = try Writer.all(in: folder)
    let languages = [Language.english] + Language.others
    let language = languages.first { folder.split(separator: "/").last.map(String.init) == $0.tag } ?? .english
    var known = try arguments.dropFirst(3).filter { $0.hasSuffix(".txt") }.flatMap {
      try $0.hasSuffix("not-for-us.txt") ? Case.beyond(in: $0) : Case.all(in: $0)
    }
    let profile = Session(
      data: "/nonexistent", state: "/nonexistent", milliseconds: { 0 },
      now: { LocalTime(ordinal: 0) },
      ids: .constant,
      language: language)
    let reader = CorpusReader(profile.catalogue, language)
    known += profile.catalogue.flatMap { Case.examples(of: $0, by: reader) }
    switch arguments[1] {
    case "rank": tell(writers, reader.folds(of: writers, known), reader)
    case "read": try read(writers, reader)
    case "adjust": try adjust(writers, arguments[3], reader)
    case "learn": try learn(writers, known, reader)
    default:
      throw CorpusError(description: "corpus learn|rank|read FOLDER [MORE.txt ...], or corpus adjust FOLDER PREFIX")
    }
  }

  /// Learns the models from everything, and the rankers from how models that have not seen a writer read that writer; all
  /// goes where the build takes it in.
  static func learn(_ writers: [Writer], _ known: [Case], _ reader: CorpusReader) throws {
    let tag = reader.language.tag
    let cards = "Tests/LanguageTests/cards.\(tag).txt"
    let dumps = FileManager.default.fileExists(atPath: cards) ? try DumpCase.known(in: cards) : []
    // What is no writer's is read in parts, as if each were one.
    let parts = (0..<3).map { part in
      Writer(
        name: "part \(part)",
        cases: known.enumerated().filter { $0.offset % 3 == part }.flatMap {
          repeatElement($0.element, count: knownTimes)
        },
        dumps: dumps.enumerated().filter { $0.offset % 3 == part }.map(\.element), day: [])
    }
    let all = writers + parts
    var folds = reader.folds(of: all, [])
    // What nudgy itself says that it understands counts more than any one writer's way.
    for part in writers.count..<all.count { folds[part].weigh(knownWeight) }
    tell(all, folds, reader)
    let trainer = ModelTrainer(reader.tools, reader.language)
    let (line, token) = (
      reader.kept("line", nil) { trainer.lineBytes(all.flatMap(\.cases)) },
      reader.kept("token", nil) { trainer.tokenBytes(all.flatMap(\.cases), all.flatMap(\.dumps)) }
    )
    var models = ReadingModels(line: ModelTrainer.lineModel(line), token: ModelTrainer.tokenModel(token))
    models.ranker = RankerTrainer.ranker(folds.flatMap(\.all))
    models.pieceRanker = RankerTrainer.ranker(folds.flatMap(\.pieces))
    try Data(line).write(to: URL(fileURLWithPath: "Sources/CModels/line.\(tag).model"))
    try Data(token).write(to: URL(fileURLWithPath: "Sources/CModels/token.\(tag).model"))
    try models.ranker.table.write(
      toFile: "Sources/CModels/lines.\(tag).weights", atomically: true, encoding: .utf8)
    try models.pieceRanker.table.write(
      toFile: "Sources/CModels/pieces.\(tag).weights", atomically: true, encoding: .utf8)
    var figures = Figures()
    for (one, line) in zip(known, reader.lines(of: known, by: models)) { figures.add(one, line, models.ranker, reader) }
    print("known, and seen:", figures)
    for miss in figures.misses { print(miss) }
  }

  /// How often one of nudgy's own sentences is read, and how many writers' lines it counts for each time.
  private static let knownTimes = 3
  private static let knownWeight: Float = 3

  /// Learns the weights whose names begin so, from writers that no model has seen; all others stay as they are.
  static func adjust(_ writers: [Writer], _ prefix: String, _ reader: CorpusReader) throws {
    guard let models = ReadingModels.trained(reader.language) else { return }
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
      toFile: "Sources/CModels/lines.\(reader.language.tag).weights", atomically: true, encoding: .utf8)
  }

  /// How writers that nothing was learnt from are read by what nudgy is built with: a first contact, where nobody has looked
  /// at them either.
  static func read(_ writers: [Writer], _ reader: CorpusReader) throws {
    guard let models = ReadingModels.trained(reader.language) else {
      throw CorpusError(description: "Nothing was learnt of \(reader.language.tag).")
    }
    let folds = concurrently(writers.count) { number in
      CorpusReader.Fold(
        models: models, lines: reader.lines(of: writers[number].cases, by: models),
        inHome: reader.lines(of: writers[number].cases, by: models, isInHome: true),
        day: reader.lines(ofDay: writers[number].day, by: models))
    }
    tell(writers, folds, writers.map { _ in models.ranker }, reader)
  }

  /// How each writer is read by models and a ranker that have seen nothing of theirs.
  static func tell(_ writers: [Writer], _ folds: [CorpusReader.Fold], _ reader: CorpusReader) {
    let rankers = CorpusReader.groups(of: writers.count) { _, others in
      RankerTrainer.ranker(others.flatMap { folds[$0].all })
    }
    tell(writers, folds, rankers, reader)
    if ProcessInfo.processInfo.environment["ABLATIONS"] != nil { Ablations.tell(of: writers, folds, reader) }
  }

  private static func tell(
    _ writers: [Writer], _ folds: [CorpusReader.Fold], _ rankers: [Ranker], _ reader: CorpusReader
  ) {
    var sum = Figures()
    var (inHome, days, dumps) = (Figures(), Figures(), DumpFigures())
    for (number, writer) in writers.enumerated() {
      let (fold, ranker) = (folds[number], rankers[number])
      var figures = Figures()
      for (one, line) in zip(writer.cases, fold.lines) { figures.add(one, line, ranker, reader) }
      print(writer.name, figures)
      sum.add(figures)
      for (one, line) in zip(writer.cases, fold.inHome) { inHome.add(one, line, ranker, reader) }
      for (one, line) in zip(writer.day, fold.day) { days.add(one, line, ranker, reader) }
      for dump in writer.dumps {
        dumps.add(dump, Dump.captures(of: dump.text, by: fold.models.token, in: reader.language), reader)
      }
    }
    print("all", sum)
    print("all, with things kept:", inHome)
    print("days:", days)
    print("dumps:", dumps)
    if ProcessInfo.processInfo.environment["MISSES"] != nil {
      for miss in sum.misses + days.misses + dumps.misses { print(miss) }
      for miss in inHome.misses { print("with things kept:\t\(miss)") }
    }
  }
}

/// Learns the line and the token model of a language from labelled lines.
struct ModelTrainer: Sendable {
  private let tools: [String: Tool]
  private let language: Language

  init(_ tools: [String: Tool], _ language: Language) { (self.tools, self.language) = (tools, language) }

  static func lineModel(_ bytes: [UInt8]) -> LineModel { LineModel(WeightTable(lasting(bytes))) }
  static func tokenModel(_ bytes: [UInt8]) -> TokenModel { TokenModel(WeightTable(lasting(bytes))) }

  func lineBytes(_ cases: [Case]) -> [UInt8] {
    LineTrainer.model(cases.map { (utterance($0), Array(Set($0.readings.map { $0[0].tool })).sorted()) })
  }

  func tokenBytes(_ cases: [Case], _ dumps: [DumpCase]) -> [UInt8] {
    var samples: [TokenTrainer.Sample] = []
    for one in cases {
      let line = utterance(one)
      for reading in [one.longest] where Set(reading.map(\.tool)).count == 1 {
        let found = reading.map { Alignment.spans(of: $0, in: line, tools) }
        guard !found.contains(where: { $0 == nil }) else { continue }
        samples.append(
          .init(line: line, tool: reading[0].tool, tags: Tag.tags(of: found.flatMap { $0 ?? [] }, in: line)))
      }
    }
    for dump in dumps { samples.append(.init(dump, language, times: ModelTrainer.timesOfADump)) }
    for dump in Joining.dumps(of: cases) + Joining.lists(of: cases) { samples.append(.init(dump, language)) }
    return TokenTrainer.model(samples)
  }

  private func utterance(_ one: Case) -> Utterance {
    Utterance(LeadIns.removed(from: one.text, in: language), in: language)
  }

  /// Real dumps are few beside what is joined from lines.
  private static let timesOfADump = 4
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
    return (0..<things.count / 2).map { _ in
      let join = joins[lot.below(joins.count)]
      var text = ""
      var items: [DumpCase.Item] = []
      for _ in 0..<(2 + lot.below(5)) {
        if lot.below(10) < 3 { text += vents[lot.below(vents.count)].text + joins[lot.below(joins.count)] }
        let thing = things[lot.below(things.count)]
        text += thing.text + (lot.below(10) < 8 ? join : joins[lot.below(joins.count)])
        items.append(.init(titles: [thing.readings[0][0]["title"]?.string ?? ""]))
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
      var items: [DumpCase.Item] = []
      for _ in 0..<(3 + lot.below(5)) {
        let thing = things[lot.below(things.count)]
        let title = thing.readings[0][0]["title"]?.string ?? ""
        if !items.isEmpty { text += join }
        text += lot.below(3) == 0 ? thing.text.trimmingSuffix { ".!,".contains($0) } : title
        items.append(.init(titles: [title]))
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
  init(_ dump: DumpCase, _ language: Language, times: Int = 1) {
    let line = Utterance(dump.text, in: language)
    self.init(line: line, tool: "brain_dump", tags: Alignment.tags(of: dump, in: line), times: times)
  }
}
