/// An error of a lower floor that knows how to say itself to people.
package protocol UserErrorConvertible: Error {
  var trouble: UserError { get }
}

extension UserError {
  /// What the error says to people. One that nobody foresaw belongs into the log; its type is all that is shown.
  package init(_ error: any Error) {
    if let trouble = error as? UserError {
      self = trouble
    } else if let troubled = error as? any UserErrorConvertible {
      self = troubled.trouble
    } else {
      self.init("Something went wrong inside nudgy: \("\(type(of: error))").", hint: "Nothing was changed.")
    }
  }
}
