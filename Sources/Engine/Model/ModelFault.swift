internal import HTTP
package import Replies

/// Why a model gave no answer, in the kinds that people can do something about.
package enum ModelFault: Error, Hashable, Sendable {
  case unreachable
  case untrusted
  case slow
  case noLibrary
  /// There is nothing at the address that speaks chat completions.
  case notAnAPI
  /// Where to; it is not followed.
  case redirected(String)
  case keyRefused
  case quota
  /// For how many seconds, where the server says so.
  case busy(Int?)
  /// The server's own trouble, with its status where it has one.
  case failing(Int?)
  case unknownModel
  case noTools
  case tooLong
  case withheld
  /// The server stopped the answer at its limit before there was anything to it.
  case unfinished
  /// The answer broke off.
  case cut
  /// It went on and on, and was stopped here.
  case endless
  case nonsense
  /// In the server's words, safe to show.
  case refused(String)
  case cancelled
  /// It never left, or what came of it is none of a model's business.
  case other(UserError)
}

extension ModelFault {
  /// Whether the same request may well be answered next time.
  var isPassing: Bool {
    switch self {
    case .unreachable, .busy, .failing, .cut, .nonsense: true
    default: false
    }
  }

  /// What the transport threw.
  init(_ error: any Error) {
    switch error {
    case let fault as ModelFault: self = fault
    case is CancellationError: self = .cancelled
    case let fault as Fault: self.init(fault)
    default: self = .other(UserError(error))
    }
  }

  private init(_ fault: Fault) {
    self =
      switch fault {
      case .noLibrary: .noLibrary
      case .badAddress, .garbled: .notAnAPI
      case .unknownHost, .unreachable, .noProxy: .unreachable
      case .untrusted: .untrusted
      case .slow: .slow
      case .cut: .cut
      case .tooLarge: .nonsense
      case .cancelled: .cancelled
      case .exhausted: .other(UserError("There is no memory left for a request.", hint: "Close what is not needed."))
      case .badRequest: .other(UserError("The request could not be made.", hint: "Look at the settings of the model."))
      }
  }
}
