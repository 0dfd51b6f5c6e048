/// An error of a lower floor that knows how to say itself to people.
package protocol Troubled: Error {
  var trouble: Trouble { get }
}

extension Trouble {
  /// What the error says to people. One that nobody foresaw belongs into the log; its type is all that is shown.
  package init(_ error: any Error) {
    if let trouble = error as? Trouble {
      self = trouble
    } else if let troubled = error as? any Troubled {
      self = troubled.trouble
    } else {
      self.init("Something went wrong inside nudgy: \("\(type(of: error))").", hint: "Nothing was changed.")
    }
  }
}
