import Foundation

// Learns the crisis model from the lines in `en`, and measures it: with `--folds` on every writer in turn, by a model
// that has seen nothing of theirs, or with `--folds N`, which is sooner done, on every Nth. Logistic regression over
// `CrisisFeatures`, by AdaGrad, in a fixed order.

struct Line {
  let writer: String
  let isCrisis: Bool
  let text: String
  /// Of the whole, then of each thought: where the weights of its features stand.
  let pieces: [[UInt32]]
}

extension Line {
  /// The same, typed in a hurry: in one of so many words two letters change places, or one is left out, typed twice or
  /// beside its key.
  func mistyped(oneOf share: Int, _ lot: inout Lot) -> Line {
    let words = text.split(separator: " ").map { word -> String in
      guard word.count > 2, lot.below(share) == 0 else { return String(word) }
      var letters = Array(word)
      let place = 1 + lot.below(letters.count - 2)
      switch lot.below(4) {
      case 0: letters.swapAt(place, place + 1)
      case 1: letters.remove(at: place)
      case 2: letters.insert(letters[place], at: place)
      default: if let keys = Line.beside[letters[place]] { letters[place] = keys[lot.below(keys.count)] }
      }
      return String(letters)
    }
    return Line(writer: writer, isCrisis: isCrisis, text: words.joined(separator: " "))
  }

  /// The keys to the left and right of a letter.
  private static let beside: [Character: [Character]] = {
    var beside: [Character: [Character]] = [:]
    for row in ["qwertyuiop", "asdfghjkl", "zxcvbnm"] {
      for (left, right) in zip(row, row.dropFirst()) {
        beside[left, default: []].append(right)
        beside[right, default: []].append(left)
      }
    }
    return beside
  }()

  /// The same with small words or marks around it, which say nothing.
  func dressed(_ lot: inout Lot) -> Line {
    let (before, after) = Line.dresses[lot.below(Line.dresses.count)]
    return Line(writer: writer, isCrisis: isCrisis, text: before + text + after)
  }

  private static let dresses = [
    ("", " please"), ("", " thanks"), ("", " :)"), ("", " lol"), ("ok so ", ""), ("can you ", ""), ("i should ", ""),
    ("could you please ", ""), ("just ", ""), ("", " 🙏"), ("i have to ", ""), ("hey nudgy, ", ""), ("", " x"),
    ("um, ", ""), ("remind me to ", ""), ("", " again"), ("sorry, ", ""), ("", " tonight"), ("today ", ""),
    ("", " haha"),
    ("i need to ", ""), ("note to self, ", ""), ("", "..."), ("right, ", ""), ("", " now"), ("quick, ", ""),
  ]

  /// Two or three in one breath: many words that each say nothing say nothing together.
  static func joined(_ fine: [Line], _ lot: inout Lot) -> [Line] {
    (0..<fine.count / 2).map { _ in
      var text = fine[lot.below(fine.count)].text
      for _ in 0..<(1 + lot.below(3) / 2) {
        text += joiners[lot.below(joiners.count)] + fine[lot.below(fine.count)].text
      }
      return Line(writer: "joined", isCrisis: false, text: text)
    }
  }

  /// They and what is made of them.
  static func grown(_ lines: [Line]) -> [Line] {
    var lot = Lot()
    let lines = lines + joined(lines.filter { !$0.isCrisis }, &lot)
    let badly = lines.filter { _ in lot.below(3) == 0 }.map { $0.mistyped(oneOf: 2, &lot) }
    return lines + lines.map { $0.mistyped(oneOf: 4, &lot) } + badly + lines.map { $0.dressed(&lot) }
  }

  private static let joiners = [
    " and ", " so ", " because ", ", ", " but ", " then ", " ", " and then ", " anyway ", " which ", " . ",
  ]

  init(writer: String, isCrisis: Bool, text: String) {
    self.init(
      writer: writer, isCrisis: isCrisis, text: text,
      pieces: CrisisFeatures.pieces(of: text, fields, rules).map { piece in
        piece.hashes.map { $0 & UInt32(places - 1) }
      })
  }
}

/// The fields of words, made anew of their list.
let table = WordFields.encoded(
  (try? String(contentsOfFile: "Sources/Languages/English/fields.txt", encoding: .utf8)) ?? "")
let isGerman = CommandLine.arguments[2].hasSuffix("/de")
/// How many weights a model has: of fewer lines less is learnt, and more would not help.
let places = isGerman ? 1 << 18 : 1 << 20
let fields = isGerman ? .none : WordFields(lasting(table))
let rules: any CrisisSpellingRules.Type = isGerman ? GermanCrisis.self : EnglishCrisis.self

struct Options {
  var epochs = 12
  var rate: Float = 0.5
  /// How strongly weights are drawn to zero.
  var decay: Float = 1e-5
  /// How much more a line that must be left alone counts.
  var quiet: Float = 1
}

struct Model {
  var weights = [Float](repeating: 0, count: places)

  func score(_ piece: [UInt32]) -> Float { piece.reduce(0) { $0 + weights[Int($1)] } * Model.share(piece) }

  /// What each feature of so many counts.
  private static func share(_ piece: [UInt32]) -> Float { 1 / Float(piece.count).squareRoot() }

  /// As nudgy does it.
  func score(_ line: Line) -> Float { line.pieces.map(score).max() ?? 0 }

  init(_ lines: [Line], _ options: Options) {
    // A line that must be left alone is to be left in every part of it.
    let fine = lines.filter { !$0.isCrisis }.flatMap(\.pieces).map { (isCrisis: false, piece: $0) }
    let crisis = lines.filter(\.isCrisis)
    learn(fine + crisis.map { (isCrisis: true, piece: $0.pieces[0]) }, options)
    // Of a line from a crisis nobody said which part tells it: the one that the first round found.
    let telling = crisis.compactMap { $0.pieces.dropFirst().max { score($0) < score($1) } }.filter { score($0) > 0 }
    learn(fine + (crisis.map { $0.pieces[0] } + telling).map { (isCrisis: true, piece: $0) }, options)
  }

  private mutating func learn(_ texts: [(isCrisis: Bool, piece: [UInt32])], _ options: Options) {
    // Each weight beside the sum of its squared slopes, as both are wanted at once.
    var states = [SIMD2<Float>](repeating: [0, 1e-3], count: places)
    var lot = Lot()
    var order = Array(texts.indices)
    // The mean over the second half: which lines came last is left to chance.
    var sums = [Float](repeating: 0, count: places)
    for epoch in 0..<options.epochs {
      for place in order.indices.reversed() {
        order.swapAt(place, lot.below(place + 1))
      }
      states.withUnsafeMutableBufferPointer { states in
        for index in order {
          let (isCrisis, piece) = texts[index]
          let share = Model.share(piece)
          let score = piece.reduce(0) { $0 + states[Int($1)].x } * share
          let step = (1 / (1 + exp(-score)) - (isCrisis ? 1 : 0)) * (isCrisis ? 1 : options.quiet) * share
          for place in piece {
            var state = states[Int(place)]
            let slope = step + options.decay * state.x
            state.y += slope * slope
            state.x -= options.rate * slope / state.y.squareRoot()
            states[Int(place)] = state
          }
        }
      }
      if epoch >= options.epochs / 2 { for place in sums.indices { sums[place] += states[place].x } }
    }
    weights = sums.map { $0 / Float(options.epochs - options.epochs / 2) }
  }

  /// One signed byte each, in eighths.
  var bytes: [UInt8] {
    weights.map { UInt8(bitPattern: Int8(max(-127, min(127, ($0 * 8).rounded())))) }
  }
}

@main enum Train {
  static func main() throws {
    let arguments = CommandLine.arguments
    if !isGerman { try Data(table).write(to: URL(fileURLWithPath: "Sources/CModels/words.fields")) }
    let (lines, known) = (try read(arguments[2]), try read(arguments[3]))
    var options = Options()
    for (name, value) in zip(arguments, arguments.dropFirst()) {
      guard let number = Float(value) else { continue }
      switch name {
      case "--epochs": options.epochs = Int(number)
      case "--rate": options.rate = number
      case "--decay": options.decay = number
      case "--quiet": options.quiet = number
      default: break
      }
    }
    let told = arguments.contains("--misses")
    if let place = arguments.firstIndex(of: "--folds") {
      let count = arguments.dropFirst(place + 1).first.flatMap { Int($0) }
      return folds(lines, known, count, options, told: told)
    }
    let model = Model(Line.grown(lines + known), options)
    if let place = arguments.firstIndex(of: "--on") {
      let scored = try read(arguments[place + 1]).map { ($0, model.score($0)) }
      for writer in Set(scored.map(\.0.writer)).sorted() { report(writer, scored.filter { $0.0.writer == writer }) }
      return report("all", scored, told: told)
    }
    try (Data("weights\n".utf8) + Data(model.bytes)).write(to: URL(fileURLWithPath: arguments[1]))
    print("\(lines.count + known.count) lines")
  }

  /// A folder's lines: `WRITER.crisis.txt` and `WRITER.fine.txt`.
  static func read(_ folder: String) throws -> [Line] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted().flatMap { file in
      let parts = file.split(separator: ".")
      guard parts.count == 3, parts[2] == "txt" else { return [Line]() }
      return try String(contentsOfFile: folder + "/" + file, encoding: .utf8).split(separator: "\n").map {
        Line(writer: String(parts[0]), isCrisis: parts[1] == "crisis", text: String($0))
      }
    }
  }

  /// - Parameter known: what is learnt in every fold.
  /// - Parameter count: of folds; without it each writer is one.
  static func folds(_ lines: [Line], _ known: [Line], _ count: Int?, _ options: Options, told: Bool) {
    let byWriter = Dictionary(grouping: lines, by: \.writer)
    let writers = byWriter.keys.sorted()
    let count = count ?? writers.count
    let folds = (0..<count).map { fold in
      stride(from: fold, to: writers.count, by: count).flatMap { byWriter[writers[$0], default: []] }
    }
    let grown = (folds + [known]).map(Line.grown)
    var scored: [(line: Line, score: Float)] = []
    for (fold, lines) in folds.enumerated() {
      let model = Model(grown.enumerated().filter { $0.offset != fold }.flatMap(\.element), options)
      let theirs = lines.map { ($0, model.score($0)) }
      report("fold \(fold)", theirs)
      scored += theirs
    }
    for writer in writers { report(writer, scored.filter { $0.line.writer == writer }) }
    let plain = Set(writers).subtracting(lines.filter(\.isCrisis).map(\.writer))
    report("only fine", scored.filter { plain.contains($0.line.writer) })
    report("others", scored.filter { !plain.contains($0.line.writer) })
    report("all", scored, told: told)
  }

  /// - Parameter told: whether every line that is read amiss is printed.
  static func report(_ name: String, _ scored: [(line: Line, score: Float)], told: Bool = false) {
    let shares = [-32, -28, -24, -20, -16, -12, -8, -4, 0, 8, 16, 24, 32].map { limit -> String in
      func share(_ isCrisis: Bool) -> String {
        let side = scored.filter { $0.line.isCrisis == isCrisis }
        guard !side.isEmpty else { return "  –  " }
        return String(format: "%.3f", Double(side.count { $0.score * 16 > Float(limit) }) / Double(side.count))
      }
      return "\(limit): \(share(true)) \(share(false))"
    }
    let heard = scored.filter { $0.score * 16 > Float(rules.threshold) }
    func count(_ isCrisis: Bool) -> String {
      "\(heard.count { $0.line.isCrisis == isCrisis }) of \(scored.count { $0.line.isCrisis == isCrisis })"
    }
    print(name, shares.joined(separator: " | "), "| found \(count(true)), taken \(count(false))")
    // So that a long run can be watched.
    fflush(nil)
    guard told else { return }
    for (line, score) in scored
    where line.isCrisis != (score * 16 > Float(rules.threshold)) {
      print(line.isCrisis ? "missed" : "taken", line.writer, Int(score * 16), line.text, separator: "\t")
    }
  }
}
