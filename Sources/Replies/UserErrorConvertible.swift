/// An error of a lower layer that can be converted to a `UserError`.
package protocol UserErrorConvertible: Error {
  var userError: UserError { get }
}

extension UserError {
  /// Converts any error. Of an unexpected one, only the type is shown; its details belong in the log.
  package init(_ error: any Error) {
    if let userError = error as? UserError {
      self = userError
    } else if let convertible = error as? any UserErrorConvertible {
      self = convertible.userError
    } else {
      self.init("Something went wrong inside nudgy: \("\(type(of: error))").", hint: "Nothing was changed.")
    }
  }
}
