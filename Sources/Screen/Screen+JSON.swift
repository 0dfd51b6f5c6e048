import Civil
package import Replies

extension Screen {
  /// Every field is always present, null if empty; texts as they are shown.
  package func json(_ reply: Reply) -> JSON {
    .object(
      [
        ("schema", JSON(Screen.schemaVersion)), ("receipt", json(reply.receipt)),
        ("id", JSON(reply.subjectID)),
      ] + members(reply.content) + [
        ("question", json(question: reply.followUp)),
        ("about", reply.about?.json ?? nil),
        ("collector", json(collector: reply.followUp)),
        ("keys", json(keys: reply.followUp)),
      ])
  }

  package func json(_ error: UserError) -> JSON {
    [
      "schema": JSON(Screen.schemaVersion),
      "error": ["message": json(error.message), "hint": json(error.hint), "code": JSON(Int(error.code.rawValue))],
    ]
  }

  /// The records that a reply shows, each flat: its fields by their names.
  package func records(of reply: Reply) -> [JSON] { cards(in: reply.content).map(record) }

  /// The record that a reply is about without showing it.
  package func subject(of reply: Reply) -> JSON? {
    guard let about = reply.about else { return reply.recordID.map { Screen.versioned(["id": .string($0)]) } }
    return Screen.versioned(["kind": .string(about.kind), "id": .string(about.id), "title": .string(about.label)])
  }

  private func cards(in content: Reply.Content) -> [Card] {
    switch content {
    case .card(let card): [card]
    case .list(let list): list.cards
    case .page(let parts): parts.flatMap(cards)
    default: []
    }
  }

  private func record(_ card: Card) -> JSON {
    let head: [(key: String, value: JSON)] = [
      ("schema", JSON(Screen.schemaVersion)), ("kind", .string(card.reference.kind)),
      ("id", .string(card.reference.id)), ("title", json(card.heading)),
      ("state", .string(card.state.rawValue)),
    ]
    guard case .object(let fields) = card.fields else { return .object(head) }
    return .object(head + fields.filter { field in !head.contains { $0.key == field.key } })
  }
}

extension Reply {
  /// The id of the one record that it is about.
  fileprivate var subjectID: String? {
    switch content {
    case .card(let card): card.reference.id
    case .list(let list) where list.cards.count == 1: list.cards[0].reference.id
    default: about?.id ?? recordID
    }
  }
}

extension Screen {
  /// The JSON member for each thing a reply can show.
  enum ShownKind: String, CaseIterable {
    case lines, card, list, table, chart, multiples, calendar, months, ring, page

    var isSeveral: Bool { [.lines, .multiples, .page].contains(self) }
  }

  /// `nil` where nothing is shown.
  func kindAndJSON(_ show: Reply.Content) -> (form: ShownKind, json: JSON)? {
    switch show {
    case .nothing: nil
    case .lines(let lines): (.lines, json(lines))
    case .card(let card): (.card, json(card))
    case .list(let list): (.list, json(list))
    case .table(let table): (.table, json(table))
    case .chart(let chart): (.chart, json(chart))
    case .multiples(let charts): (.multiples, .array(charts.map(json)))
    case .calendar(let calendar): (.calendar, json(calendar))
    case .months(let months): (.months, json(months))
    case .daily(let series): (.chart, json(series))
    case .ring(let ring): (.ring, json(ring))
    case .page(let parts):
      (.page, .array(parts.map { .object(members($0, ShownKind.allCases.filter { $0 != .page })) }))
    }
  }

  private func members(_ show: Reply.Content, _ forms: [ShownKind] = ShownKind.allCases) -> [(key: String, value: JSON)]
  {
    let shown = kindAndJSON(show)
    return [("kind", .string(shown?.form.rawValue ?? "nothing"))]
      + forms.map { ($0.rawValue, $0 == shown?.form ? shown?.json ?? .null : .null) }
  }

  private func json(_ list: Reply.List) -> JSON {
    ["heading": json(list.heading), "cards": .array(list.cards.map(json)), "more": JSON(list.more)]
  }

  private func json(_ table: Reply.Table) -> JSON {
    ["heading": json(table.heading), "columns": json(table.columns), "rows": .array(table.rows.map { json($0) })]
  }

  private func json(_ chart: Reply.Chart) -> JSON {
    [
      "heading": json(chart.heading), "notes": json(chart.notes), "labels": json(chart.labels),
      "values": .array(chart.values.map { $0.map { .number($0) } ?? .null }),
      "low": .number(chart.range.lowerBound), "high": .number(chart.range.upperBound),
      "marks": .array(chart.marks.map { json($0, chart.labels) }),
    ]
  }

  /// As a chart whose labels are the days.
  private func json(_ series: Reply.DailySeries) -> JSON {
    json(
      Reply.Chart(
        series.heading, notes: series.notes, labels: series.values.indices.map { "\(series.day($0).iso)" },
        values: series.values, range: series.range, style: .line))
  }

  private func json(_ marks: Reply.Chart.Marks, _ labels: [LocalizedText]) -> JSON {
    [
      "name": json(marks.name), "steps": .array(marks.steps.map { JSON($0) }),
      "labels": json(marks.steps.filter(labels.indices.contains).map { labels[$0] }),
    ]
  }

  private func json(_ calendar: Reply.Calendar) -> JSON {
    [
      "heading": json(calendar.heading), "notes": json(calendar.notes), "first": .string(calendar.first.iso),
      "counts": .array(calendar.counts.map { JSON($0) }), "full": JSON(calendar.scaleMaximum),
    ]
  }

  private func json(_ months: Reply.Months) -> JSON {
    [
      "heading": json(months.heading), "notes": json(months.notes), "first": .string(months.first.iso),
      "values": .array(months.values.map { $0.map { JSON($0) } ?? .null }), "full": JSON(months.scaleMaximum),
    ]
  }

  private func json(_ ring: Reply.Ring) -> JSON {
    ["words": json(ring.text), "done": JSON(ring.done), "goal": JSON(ring.goal)]
  }

  private func json(question lead: Reply.FollowUp?) -> JSON {
    guard case .question(let question) = lead else { return nil }
    return [
      "words": json(question.text),
      "choices": .array(question.choices.map { ["word": json($0.label), "call": $0.call?.json ?? nil] }),
      "open": question.freeAnswer.map { ["call": $0.call.json, "parameter": .string($0.parameter)] } ?? nil,
    ]
  }

  private func json(collector lead: Reply.FollowUp?) -> JSON {
    guard case .collector(let collector) = lead else { return nil }
    return [
      "prompt": json(collector.prompt), "call": collector.call.json, "parameter": .string(collector.parameter),
      "sealed": .bool(collector.isSealed),
    ]
  }

  private func json(keys lead: Reply.FollowUp?) -> JSON {
    guard case .keys(let actions, _) = lead else { return nil }
    return json(actions)
  }

  private func json(_ card: Card) -> JSON {
    [
      "kind": .string(card.reference.kind), "id": .string(card.reference.id), "title": json(card.heading),
      "state": .string(card.state.rawValue), "details": json(card.details),
      "notes": JSON(card.notes.isEmpty ? nil : card.notes), "excerpt": JSON(card.excerpt?.text),
      "reason": json(card.reason),
      "actions": json(card.actions), "fields": card.fields,
    ]
  }

  private func json(_ actions: [Action]) -> JSON {
    .array(
      actions.map {
        [
          "key": .string(String($0.key)), "word": json($0.label), "call": $0.call.json,
          "then": .array($0.nextCalls.map(\.json)),
        ]
      })
  }

  private func json(_ texts: [LocalizedText]) -> JSON { .array(texts.map { .string($0.text(language)) }) }
  private func json(_ text: LocalizedText?) -> JSON { JSON(text?.text(language)) }
}
