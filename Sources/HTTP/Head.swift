/// What comes before the body of an answer.
package struct Head: Sendable {
  package var status: Int
  /// In their order; folded lines are one, and control characters are left out.
  package var headers: [(name: String, value: String)]

  package init(status: Int, headers: [(name: String, value: String)] = []) {
    self.status = status
    self.headers = headers
  }

  /// The first of that name, whatever its case.
  package subscript(name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }
}
