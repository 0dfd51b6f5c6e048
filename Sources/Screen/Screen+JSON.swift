import Civil
package import Engine

extension Screen {
  /// Every field always present, null if empty; words as they are shown.
  package func json(_ reply: Reply) -> JSON {
    .object(
      [("receipt", json(reply.receipt))] + members(reply.show) + [
        ("page", json(page: reply.show)),
        ("question", json(question: reply.lead)),
        ("about", reply.about?.json ?? nil),
        ("collector", json(collector: reply.lead)),
        ("keys", json(keys: reply.lead)),
      ])
  }

  package func json(_ trouble: Trouble) -> JSON {
    ["trouble": json(trouble.what), "hint": json(trouble.hint), "code": JSON(Int(trouble.code.rawValue))]
  }
}

extension Screen {
  private func members(_ show: Reply.Show) -> [(key: String, value: JSON)] {
    [
      ("kind", JSON(kind(show))), ("lines", json(lines: show)), ("card", json(card: show)), ("list", json(list: show)),
      ("table", json(table: show)), ("chart", json(chart: show)), ("calendar", json(calendar: show)),
      ("ring", json(ring: show)),
    ]
  }

  private func json(page show: Reply.Show) -> JSON {
    guard case .page(let parts) = show else { return nil }
    return .array(parts.map { .object(members($0)) })
  }

  private func kind(_ show: Reply.Show) -> String {
    switch show {
    case .nothing: "nothing"
    case .lines: "lines"
    case .card: "card"
    case .list: "list"
    case .table: "table"
    case .chart: "chart"
    case .calendar: "calendar"
    case .ring: "ring"
    case .page: "page"
    }
  }

  private func json(lines show: Reply.Show) -> JSON {
    guard case .lines(let lines) = show else { return nil }
    return json(lines)
  }

  private func json(card show: Reply.Show) -> JSON {
    guard case .card(let card) = show else { return nil }
    return json(card)
  }

  private func json(list show: Reply.Show) -> JSON {
    guard case .list(let list) = show else { return nil }
    return ["heading": json(list.heading), "cards": .array(list.cards.map(json)), "more": JSON(list.more)]
  }

  private func json(table show: Reply.Show) -> JSON {
    guard case .table(let table) = show else { return nil }
    return [
      "heading": json(table.heading), "columns": json(table.columns), "rows": .array(table.rows.map { json($0) }),
    ]
  }

  private func json(chart show: Reply.Show) -> JSON {
    guard case .chart(let chart) = show else { return nil }
    return [
      "heading": json(chart.heading), "notes": json(chart.notes), "labels": json(chart.labels),
      "values": .array(chart.values.map { $0.map { .number($0) } ?? .null }),
      "low": .number(chart.range.lowerBound), "high": .number(chart.range.upperBound),
    ]
  }

  private func json(calendar show: Reply.Show) -> JSON {
    guard case .calendar(let calendar) = show else { return nil }
    return [
      "heading": json(calendar.heading), "notes": json(calendar.notes), "first": .string(calendar.first.iso),
      "counts": .array(calendar.counts.map { JSON($0) }), "full": JSON(calendar.full),
    ]
  }

  private func json(ring show: Reply.Show) -> JSON {
    guard case .ring(let ring) = show else { return nil }
    return ["words": json(ring.words), "done": JSON(ring.done), "goal": JSON(ring.goal)]
  }

  private func json(question lead: Reply.Lead?) -> JSON {
    guard case .question(let question) = lead else { return nil }
    return [
      "words": json(question.words),
      "choices": .array(question.choices.map { ["word": json($0.word), "call": $0.call?.json ?? nil] }),
      "open": question.open.map { ["call": $0.call.json, "parameter": .string($0.parameter)] } ?? nil,
    ]
  }

  private func json(collector lead: Reply.Lead?) -> JSON {
    guard case .collector(let collector) = lead else { return nil }
    return [
      "prompt": json(collector.prompt), "call": collector.call.json, "parameter": .string(collector.parameter),
      "sealed": .bool(collector.isSealed),
    ]
  }

  private func json(keys lead: Reply.Lead?) -> JSON {
    guard case .keys(let actions, _) = lead else { return nil }
    return json(actions)
  }

  private func json(_ card: Card) -> JSON {
    [
      "kind": .string(card.reference.kind), "id": .string(card.reference.id), "title": .string(card.title),
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
          "key": .string(String($0.key)), "word": json($0.word), "call": $0.call.json,
          "then": .array($0.then.map(\.json)),
        ]
      })
  }

  private func json(_ said: [Said]) -> JSON { .array(said.map { .string($0.text(overlay)) }) }
  private func json(_ said: Said?) -> JSON { JSON(said?.text(overlay)) }
}
