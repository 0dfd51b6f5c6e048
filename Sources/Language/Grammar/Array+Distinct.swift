extension Array where Element: Equatable {
  /// Without repetitions, in order; for a few elements.
  package var distinct: [Element] {
    var result: [Element] = []
    for element in self where !result.contains(element) { result.append(element) }
    return result
  }
}
