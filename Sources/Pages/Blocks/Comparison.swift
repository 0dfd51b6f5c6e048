/// Days with something beside days without it: two small charts on one scale, and a sentence below them.
package struct Comparison: Sendable {
  /// What is measured.
  package var measure: String
  package var with: Group
  package var without: Group
  package var sentence: String

  package init(_ measure: String, with: Group, without: Group, sentence: String) {
    self.measure = measure
    self.with = with
    self.without = without
    self.sentence = sentence
  }

  package struct Group: Sendable {
    /// “with coffee”.
    package var name: String
    /// In the order of their days.
    package var values: [Double]

    package init(_ name: String, _ values: [Double]) {
      self.name = name
      self.values = values.filter(\.isFinite)
    }
  }
}

extension Comparison {
  /// 10 if no value is higher, else the highest one as a whole number.
  private var maximum: Double { max(10, ((with.values + without.values).max() ?? 0).rounded(.up)) }

  var markup: Markup {
    """
    <figure class="compare"><div class="halves">
    \([with, without].map { $0.markup(measure, maximum: maximum) })</div><figcaption>\(sentence)</figcaption></figure>

    """
  }
}

extension Comparison.Group {
  private var mean: Double? { values.isEmpty ? nil : values.reduce(0, +) / Double(values.count) }

  fileprivate func markup(_ measure: String, maximum: Double) -> Markup {
    let dots = values.enumerated().map { index, value -> Markup in
      let x = Percentage(index * 2 + 1, of: values.count * 2)
      return "<circle class=\"seen\" cx=\"\(x)\" cy=\"\(height(value, maximum))\" r=\"2.4\"/>"
    }
    let level = mean.map { mean -> Markup in
      let y = height(mean, maximum)
      return "<line class=\"level\" x2=\"100%\" y1=\"\(y)\" y2=\"\(y)\"/>"
    }
    return """
      <div><b>\(measure) \(name)</b> <i>\(remark)</i>
      <svg width="100%" role="img"><title>\(measure) \(name)</title><desc>\(remark).</desc>
      <line class="rule" x2="100%"/><line class="rule" x2="100%" y1="50%" y2="50%"/>\
      <line class="base" x2="100%" y1="100%" y2="100%"/>
      <g class="scale"><text class="top" x="-5">\(tenths(maximum))</text><text x="-5" y="100%">0</text></g>
      \(dots)\(level ?? "")</svg></div>

      """
  }

  private var remark: String {
    let days = values.count == 1 ? "1 day" : "\(values.count) days"
    return mean.map { "\(tenths($0)) on average, \(days)" } ?? days
  }

  private func tenths(_ value: Double) -> String { Int((min(1e9, value) * 10).rounded()).tenths }

  private func height(_ value: Double, _ maximum: Double) -> Percentage {
    Percentage(1000 - Int((min(1, max(0, value / maximum)) * 1000).rounded()), of: 1000)
  }
}
