package struct Fact: Sendable {
  package var label: String
  package var value: String

  package init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }
}

extension Fact {
  var markup: Markup { "<div><dt>\(label)</dt><dd>\(value)</dd></div>" }
}
