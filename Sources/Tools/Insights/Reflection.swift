import Cards
import Civil
import Engine
import Insights
import Records
import Replies
import Session

/// What a logbook says, with how sure that is: what goes together, how each thing goes lately, when it turned.
struct Reflection {
  let book: Logbook
  let today: Day
  /// When each medicine that no plan asks for was taken.
  let doses: [String: [Day]]
  let associations: Associations

  init(_ book: Logbook, today: Day, doses: [String: [Day]] = [:]) {
    self.book = book
    self.today = today
    self.doses = doses
    associations = Associations(among: book.compared.map(\.series))
  }

  /// Never more than five of anything.
  private static let most = 5

  /// - Parameters:
  ///   - meant: what is asked about; `nil` for all.
  ///   - asked: the words it was asked with.
  func reply(about meant: [Variable]?, asked: String?) -> Reply {
    if let meant, meant.isEmpty {
      return Reply("Nothing is logged about \(asked ?? "").", .lines([Reflection.names(book.variables)]))
    }
    let looked = meant ?? book.variables
    let parts: [Reply.Show] = [
      .lines(together(meant)), picture(meant), trends(looked), heading("Since when", turnings(looked)),
      heading("Best and worst", extremes(looked)), meant.map(noted) ?? .nothing,
    ]
    return Reply(
      "What the log says. Things go together here; why, it cannot tell.", .page(parts.filter { $0 != .nothing }))
  }

  /// One thing by itself in the last two months, several under each other.
  private func picture(_ meant: [Variable]?) -> Reply.Show {
    let gradual = (meant ?? book.variables).filter { !$0.series.isFlag }.sorted { $0.rank < $1.rank }
    if gradual.count == 1, case .symptom = gradual[0].subject {
      return .chart(book.course(of: gradual[0], last: Reflection.drawn, doses: doses))
    }
    return book.multiples(Array(gradual.prefix(Reflection.most)), last: Reflection.drawn)
  }

  private static let drawn = 60

  private func heading(_ words: LocalizedText, _ lines: [LocalizedText]) -> Reply.Show {
    lines.isEmpty ? .nothing : .lines(["\(words):"] + lines)
  }

  private static func names(_ variables: [Variable]) -> LocalizedText {
    let names = Set(variables.map(\.subject.word)).sorted().prefix(most).map { "\($0)" as LocalizedText }
    return "Logged are \(names)."
  }
}

extension Reflection {
  /// The surest first.
  ///
  /// - Parameter meant: what at least one of the two is; `nil` for any.
  func found(about meant: [Variable]?) -> [Association] {
    let names = meant.map { Set($0.map(\.subject.name)) }
    return associations.found.filter { names?.isDisjoint(with: [$0.one, $0.other]) != true }
  }

  /// What goes together, or how much is missing until that can be said.
  private func together(_ meant: [Variable]?) -> [LocalizedText] {
    let found = found(about: meant)
    if !found.isEmpty { return found.prefix(Reflection.most).map(sentence) + Reflection.caveats }
    guard associations.pairs > 0 else { return [missing] }
    if book.variables.count > Logbook.most, meant == nil {
      return [
        "Nothing solid yet: the \(Logbook.most) things known on most days were looked at, over \(days, "day", "days")."
      ]
    }
    if let asked = meant?.max(by: { $0.series.known < $1.series.known }) {
      return ["Nothing solid yet about \(asked.subject.word), over \(asked.series.known, "day", "days")."]
    }
    return ["Nothing solid yet: \(associations.pairs, "pair", "pairs") looked at, over \(days, "day", "days")."]
  }

  /// What the search cannot tell from a real link.
  private static let caveats: [LocalizedText] = [
    "Two things with a rhythm of their own, like a rota or a cycle, can look linked when they are not.",
    "So can things that are written down only on bad days.",
  ]

  private var days: Int { associations.mostDays }

  /// "Nothing solid yet: 9 of 14 days."
  private var missing: LocalizedText {
    days < Associations.fewestDays
      ? "Nothing solid yet: \(days) of \(Associations.fewestDays) days with two things logged."
      : "Nothing solid yet: too little has changed over \(days, "day", "days")."
  }

  func subject(_ name: String) -> Variable.Subject? { book.variables.first { $0.subject.name == name }?.subject }

  /// One association in one sentence, with its numbers.
  func sentence(_ found: Association) -> LocalizedText {
    guard let one = subject(found.one), let other = subject(found.other) else { return "" }
    let unit = found.with == nil ? one.unit(spread: spread(found.one)) : 1
    let size = Reflection.size(found, unit)
    let way: LocalizedText = found.difference < 0 ? "lower" : "higher"
    let amount: LocalizedText = "\(size.difference) \(way) (\(size.least) to \(size.most))"
    if case .trigger(let trigger, let symptom) = one, case .symptom(symptom) = other, let with = found.with {
      return "\(symptom) with \(trigger) was \(amount), on \(with) of \(found.days, "day", "days") with \(symptom)."
    }
    guard let with = found.with else {
      let step = unit == 1 ? one.step : "\(Int(unit)) more of \(one.word)"
      let more: LocalizedText = unit == 1 ? "each \(step) more" : "each \(step)"
      return "With \(more), \(other.said) was \(amount), over \(found.days, "day", "days")."
    }
    return "On days with \(one.said), \(other.said) was \(amount), on \(with) of \(found.days, "day", "days")."
  }

  /// In the direction it is told in, so that an end below zero tells that it may as well be nothing.
  private static func size(_ found: Association, _ unit: Double) -> (
    difference: LocalizedText, least: LocalizedText, most: LocalizedText
  ) {
    let way = found.difference < 0 ? -unit : unit
    let ends = [found.interval.lowerBound * way, found.interval.upperBound * way].sorted()
    return (.tenths(found.difference * way), .tenths(ends[0]), .tenths(ends[1]))
  }

  /// How far its values lie apart: from the least to the greatest that is known.
  private func spread(_ name: String) -> Double {
    let values = book.variables.first { $0.subject.name == name }?.series.values.filter { !$0.isNaN } ?? []
    return (values.max() ?? 0) - (values.min() ?? 0)
  }
}

extension Reflection {
  /// The last 7 and 30 days of what changes by degrees, with an honest interval and how many days it is from.
  private func trends(_ looked: [Variable]) -> Reply.Show {
    let gradual = looked.filter { !$0.series.isFlag && average($0, 30) != nil }
    let rows = gradual.sorted { $0.rank < $1.rank }.prefix(Reflection.most).map { variable -> [LocalizedText] in
      let averages = [average(variable, 7), average(variable, 30)]
      return ["\(variable.subject.word)"]
        + averages.flatMap { [$0?.said(within: variable.subject.range) ?? "", "\($0?.days ?? 0)"] as [LocalizedText] }
    }
    return rows.isEmpty
      ? .nothing
      : .table(Reply.Table(nil, columns: ["Lately", "7 days", "known", "30 days", "known"], rows: rows))
  }

  private func average(_ variable: Variable, _ days: Int) -> Average? {
    Average(of: variable.series, max(0, book.days - days)..<book.days)
  }

  /// Risk of telling of any turning where there is none, for all variables together.
  private static let turningRisk = 0.04

  private func turnings(_ looked: [Variable]) -> [LocalizedText] {
    let risk = Reflection.turningRisk / Double(max(1, book.variables.count))
    return looked.filter { !$0.series.isFlag }.flatMap { variable in
      Turning.all(of: variable.series, risk: risk).suffix(1).map { turning -> LocalizedText in
        let way: LocalizedText = turning.after.mean < turning.before.mean ? "lower" : "higher"
        return """
          \(variable.subject.word) is \(way) since about \(book.day(turning.day).short(today.noon)): \
          \(LocalizedText.tenths(turning.after.mean)), before that \(LocalizedText.tenths(turning.before.mean)), over \
          \(turning.before.days + turning.after.days, "day", "days").
          """
      }
    }
    .prefix(Reflection.most).map(\.self)
  }

  /// The days on which symptoms were worst and best, of those known.
  private func extremes(_ looked: [Variable]) -> [LocalizedText] {
    let symptoms = looked.filter {
      if case .symptom = $0.subject { $0.series.known >= Associations.fewestDays } else { false }
    }
    return symptoms.prefix(Reflection.most).compactMap { variable in
      let known = variable.series.values.enumerated().filter { !$0.element.isNaN }
      guard let worst = known.max(by: { $0.element <= $1.element }), worst.element > 0 else { return nil }
      let (name, free) = (variable.subject.word, known.count { $0.element == 0 })
      let told: LocalizedText =
        "\(name): worst \(book.day(worst.offset).short(today.noon)) with \(LocalizedText.decimal(worst.element))"
      return free > 0 ? "\(told), free of it on \(free) of \(known.count, "day", "days")." : "\(told)."
    }
  }

  /// How often something was noted before a symptom: counted, nothing more.
  private func noted(_ meant: [Variable]) -> Reply.Show {
    let triggers = book.variables.compactMap { variable -> (name: String, symptom: String, up: Int, known: Int)? in
      guard case .trigger(let name, let symptom) = variable.subject,
        meant.contains(where: { $0.subject == .symptom(symptom) })
      else { return nil }
      return (name, symptom, variable.series.values.count { $0 == 1 }, variable.series.known)
    }
    let lines = triggers.sorted { $0.up > $1.up }.prefix(Reflection.most).map { trigger -> LocalizedText in
      "\(trigger.name): on \(trigger.up) of \(trigger.known, "day", "days") with \(trigger.symptom)."
    }
    return heading("Noted with it", lines)
  }
}

extension Variable {
  /// What people log for its own sake comes first.
  fileprivate var rank: Int {
    switch subject {
    case .symptom(SymptomEntry.overall): 0
    case .symptom: 1
    case .mood: 2
    case .measure, .medicine, .trigger: 3
    case .done: 4
    }
  }
}

extension Variable.Subject {
  /// How many of it are told as one: a thousand steps, as one step changes nothing that could be told.
  fileprivate func unit(spread: Double) -> Double {
    guard case .measure = self, spread >= 100 else { return 1 }
    return spread >= 1000 ? 1000 : 10
  }

  /// In a sentence: "headache", "ibuprofen", "things done".
  fileprivate var said: LocalizedText {
    switch self {
    case .done: "the number of cards done"
    case .trigger(let name, let symptom): "\(name), noted with \(symptom),"
    case .symptom(SymptomEntry.overall): "the day as a whole"
    case .mood, .symptom, .medicine, .measure: "\(word)"
    }
  }

  /// What one more of it is.
  fileprivate var step: LocalizedText {
    switch self {
    case .measure(let name, let unit?): unit == "hours" ? "hour of \(name)" : "\(unit) of \(name)"
    case .mood: "point of mood"
    case .symptom(let name): "point of \(name)"
    case .done: "card done"
    case .measure, .medicine, .trigger: "point of \(word)"
    }
  }
}

extension Day {
  /// A time on it, where words are told from a day alone.
  fileprivate var noon: LocalTime { LocalTime(self, secondOfDay: 12 * 3600) }
}
