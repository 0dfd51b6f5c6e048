/// The status and headers of a response.
package struct ResponseHead: Sendable {
  package var status: Int
  /// In their order of arrival; folded lines are joined, and control characters are removed.
  package var headers: [(name: String, value: String)]

  package init(status: Int, headers: [(name: String, value: String)] = []) {
    self.status = status
    self.headers = headers
  }

  /// The first header of that name, ignoring case.
  package subscript(name: String) -> String? {
    let name = name.lowercased()
    return headers.first { $0.name.lowercased() == name }?.value
  }
}
