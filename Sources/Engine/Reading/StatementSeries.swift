import Language
import Replies

/// A line as statements side by side of which each by itself leaves no doubt: entries of the log in known words, changes
/// to cards that are there, things to do that begin with their verb; and remarks between them. "bp 128/84 pulse 71",
/// "passport renewed. throw away the old photos", "slept 4h, still shattered, must ring the vet".
///
/// Of all ways to divide the line it is the cheapest, found from left to right as one finds the words of a text without
/// blanks.
struct StatementSeries {
  let calls: [Call]
  let kind: Kind

  enum Kind: String {
    /// Nothing is left over that could count.
    case certain = "statements: certain"
    /// Some of it became a note, or is kept with the line alone.
    case withNotes = "statements: with notes"
    /// One measure or dose, and a remark.
    case single = "statements: one entry"
    /// One measure with its unit, and a remark that has a number or a name in it; or how something feels, and how that
    /// came about.
    case besideMore = "statements: one entry, and more"
  }

  /// `nil` if the line is no such series.
  ///
  /// - Parameter choice: how a piece would be read by itself.
  init?(
    _ line: Utterance, _ rules: Rules, _ context: DialogueContext,
    choice: @escaping (Range<Int>) -> Ranker.TopCandidate?
  ) {
    guard (StatementSeries.minTokens...StatementSeries.maxTokens).contains(line.tokens.count) else { return nil }
    let reader = StatementReader(line, rules, context, choice)
    guard reader.mayBeSeries, !reader.isOneEntry, let path = StatementSeries.cheapestPath(through: line, reader),
      let kind = StatementSeries.kind(of: path.statements, reader)
    else { return nil }
    (calls, self.kind) = (reader.callsWithNotes(of: path.statements), kind)
  }

  private struct Path {
    var cost = 0
    var statements: [Statement] = []
  }

  private static func cheapestPath(through line: Utterance, _ reader: StatementReader) -> Path? {
    var paths = [Path?](repeating: nil, count: line.tokens.count + 1)
    paths[0] = Path()
    func offer(_ path: Path, at end: Int) {
      if paths[end].map({ path.cost < $0.cost }) ?? true { paths[end] = path }
    }
    for start in line.tokens.indices {
      guard let path = paths[start] else { continue }
      if reader.isBetween(start) { offer(path, at: start + 1) }
      for statement in reader.statements(
        from: start, after: path.statements.last, path.statements.last { !$0.calls.isEmpty })
      {
        offer(
          Path(cost: path.cost + statement.cost, statements: path.statements + [statement]),
          at: statement.place.upperBound)
      }
    }
    return paths[line.tokens.count]
  }

  private static func kind(of statements: [Statement], _ reader: StatementReader) -> Kind? {
    let said = statements.filter { !$0.calls.isEmpty }
    let remarks = statements.filter { $0.calls.isEmpty }
    func mayCount(_ remark: Statement) -> Bool { remark.kind == .unread || reader.mayCount(remark.place) }
    let hasEntry = said.contains { $0.kind == .entry }
    let hasRemark = !remarks.isEmpty || said.contains(where: \.hasRemark)
    if said.count == 1, let entry = said.first, entry.calls.count == 1 || !entry.hasRemark {
      let isMeasure = entry.calls.count == 1 && entry.calls[0].arguments["value"] != nil
      let isApart = remarks.allSatisfy { $0.place.lowerBound == 0 || reader.isBetween($0.place.lowerBound - 1) }
      let isExplained = remarks.allSatisfy { reader.opensReason($0.place) }
      let isDose = entry.calls[0].arguments["medication"] != nil && (isApart || isExplained) && !reader.isQuestion
      let isRated =
        entry.hasRemark && (entry.calls[0].arguments["severity"] ?? entry.calls[0].arguments["score"]) != nil
      let isGreeted = !entry.hasRemark && remarks.allSatisfy { reader.isEmpty($0.place) } && !reader.isQuestion
      let isFirst = remarks.allSatisfy { $0.place.lowerBound > entry.place.lowerBound }
      // "slept 4.5h, zosia up 3 times", "temp 36.9, just a monday feeling", "3 coffees already dont judge"
      let isSentence = isFirst && remarks.allSatisfy { reader.opensSentence($0.place) || entry.hasSeveralValues }
      if isMeasure, entry.calls[0].arguments["unit"] != nil || isApart && isFirst || isSentence, !entry.hasRemark,
        !reader.isQuestion,
        remarks.contains(where: mayCount), remarks.allSatisfy({ $0.kind == .remark })
      {
        return .besideMore
      }
      // "headache 6/10, started in the 9 o'clock meeting", "couldn't nod off till 2. insomnia 8/10"
      let isFelt =
        entry.calls.count == 1 && ["severity", "score", "symptom"].contains { entry.calls[0].arguments[$0] != nil }
      // A phrase takes what stands behind "because" for a trigger.
      let tells = remarks.allSatisfy {
        reader.tellsHow($0.place) && !reader.givesReason($0.place) || reader.isEmpty($0.place)
      }
      let isToldFirst = isApart && remarks.allSatisfy { $0.place.upperBound <= entry.place.lowerBound }
      if entry.kind == .entry, isFelt, !entry.leavesNumber, !reader.isQuestion, !remarks.isEmpty,
        remarks.allSatisfy({ $0.kind == .remark })
      {
        if tells { return .single }
        if isToldFirst, reader.hasRatingOutOfTen, remarks.contains(where: mayCount) { return .besideMore }
      }
      // "medikinet 10 with breakfast" is a dose and nothing else, "steps on the watch say 4200" a measure.
      let isWhole =
        !hasRemark
        && (isDose && entry.calls[0].arguments["dose"] != nil
          || ["value", "severity"].contains { entry.calls[0].arguments[$0] != nil })
      return entry.kind == .entry && ((isMeasure || isDose || isRated || isGreeted) && hasRemark || isWhole)
        && !remarks.contains(where: mayCount)
        && !(entry.hasRemark && (reader.isQuestion || entry.leavesNumber)) ? .single : nil
    }
    let mayStand: Bool
    if said.contains(where: { $0.kind == .supposed }) {
      // "lunch 1, meeting 3, mood 5" rates no lunch.
      mayStand = said.contains { $0.kind == .entry && $0.calls.contains { $0.arguments["score"] == nil } }
    } else {
      mayStand = hasEntry || remarks.allSatisfy { reader.isPlainRemark($0.place) || reader.isEmpty($0.place) }
    }
    guard said.flatMap(\.calls).count > 1, mayStand, !reader.isOneTask(statements) else { return nil }
    return remarks.contains(where: mayCount) || said.contains(where: \.leavesNumber) ? .withNotes : .certain
  }

  private static let minTokens = 2
  /// What is longer is a brain dump.
  private static let maxTokens = 45
}

/// A part of a line that says one thing.
struct Statement {
  let place: Range<Int>
  let kind: Kind
  let calls: [Call]
  let cost: Int
  /// Whether some of its words are only a remark on it, and whether a number is among them.
  var hasRemark = false
  var leavesNumber = false
  /// Whether it is one measure of several values, a blood pressure.
  var hasSeveralValues: Bool { if case .list? = calls.first?.arguments["value"] { calls.count == 1 } else { false } }

  enum Kind {
    case entry, change, task
    /// An entry only beside others: a rating of something without a name, a medicine by itself.
    case supposed
    /// It only says how something is.
    case remark
    /// There is a thing to do in it, and no telling which.
    case unread
  }
}

/// What each statement costs on the way through a line: entries least, and what is left over most, so that a line is read
/// as what it surely says.
enum StatementCost {
  static let entry = 1
  static let change = 2
  /// In addition, where no phrase puts an entry's words in order.
  static let mention = 1
  static let task = 3
  /// A further one with an object of its own, less than a conjunction inside: "ring dai and post the form".
  static let furtherTask = 2
  /// A card or a change that the ranker finds likely, without a phrase: "the sweep comes on wednesday".
  static let guess = 4
  /// A rating of something unknown: "eyes burning 6/10".
  static let ownSymptom = 4
  /// An entry that begins with a number in the middle of a clause: the "3 tired" of "mood 3 tired" is none.
  static let innerNumber = 4
  /// Each mark or conjunction inside a statement: "wash and iron the shirts".
  static let inner = 3
  /// A remark with nothing but linking words: "but", "so that's".
  static let emptyRemark = 1
  /// Any other, and each of its words one more.
  static let remark = 4
  /// In addition, where a number, a time or a name stands in it.
  static let doubt = 2
  /// Instead, where there is something to do in it, which would be lost.
  static let unread = 20
}
