import Language

// One line that says several things: "done, what's next", "paid the rent and rang mum".
extension Rules {
  /// The calls of its parts, where they fit better than the line as a whole; `nil` where it says one thing.
  func several(_ line: String, _ whole: Int) -> [Call]? {
    for parts in Clauses.parts(of: line) {
      guard let last = matches(parts.last, limit: 1).first, stands(last, parts.last),
        let first = matches(parts.first, limit: 1).first, first.score.weight + last.score.weight > whole,
        isSure(last, after: first, parts)
      else { continue }
      return calls(parts.first) + calls(parts.last)
    }
    return things(in: line)
  }

  /// Whether the words mean more than a title or an answer: "relax" and "yes" end many a thing to do.
  private func stands(_ match: Match, _ words: String) -> Bool {
    !tools[match.owner].phrases.contains("{bare}") || match.score.words > 0
  }

  /// After a card's title only plain words of a tool are no more of that title.
  private func isSure(_ last: Match, after first: Match, _ parts: Clauses.Parts) -> Bool {
    let isTitle = tools[first.owner].phrases.contains("{bare}")
    if isTitle { return last.score.weight >= (Capture.isDeed(parts.last) ? 5 : 3) }
    return last.score.freeTexts == 0 || last.score.weight >= 2 || last.owner == first.owner
  }

  /// "remind me to ring gran tonight and to post the card tomorrow": each with a time of its own.
  private func things(in line: String) -> [Call]? {
    guard let owner = tools.firstIndex(where: { $0.phrases.contains("{bare}") }),
      matches(line, limit: 1).first?.owner == owner,
      let parts = Clauses.parts(of: line).first(where: { Capture.endsDated($0.first) && Capture.endsDated($0.last) }),
      let first = matches(parts.first, limit: 1).first, first.owner == owner
    else { return nil }
    return [call(first), Call(tools[owner].name, Capture.read(parts.last).arguments)]
  }
}
