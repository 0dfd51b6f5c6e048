internal import HTTP
package import Replies

/// Why a model gave no answer, by what the person can do about it.
package enum ModelFault: Error, Hashable, Sendable {
  case unreachable
  case untrusted
  case timedOut
  case noLibrary
  /// There is no chat completions API at the address.
  case notAnAPI
  /// The target of a redirect, which is not followed.
  case redirected(String)
  case keyRefused
  case quota
  /// Seconds to wait, if the server says so.
  case busy(Int?)
  /// An error inside the server, with its HTTP status if it has one.
  case failing(Int?)
  case unknownModel
  case noTools
  case tooLong
  case filtered
  /// The server reached its length limit before there was any text.
  case hitLengthLimit
  /// The answer ended early.
  case incomplete
  /// The answer did not end, so nudgy stopped reading it.
  case runaway
  case unreadable
  /// The server's message, safe to show.
  case rejected(String)
  case cancelled
  /// The request was not sent, or failed for a reason that is not the model's.
  case other(UserError)
}

extension ModelFault {
  /// Whether the same request may succeed if it is repeated.
  var isTransient: Bool {
    switch self {
    case .unreachable, .busy, .failing, .incomplete, .unreadable: true
    default: false
    }
  }

  /// Wraps an error that the transport threw.
  init(_ error: any Error) {
    switch error {
    case let fault as ModelFault: self = fault
    case is CancellationError: self = .cancelled
    case let fault as HTTPError: self.init(fault)
    default: self = .other(UserError(error))
    }
  }

  private init(_ fault: HTTPError) {
    self =
      switch fault {
      case .noLibrary: .noLibrary
      case .badAddress, .malformedResponse: .notAnAPI
      case .unknownHost, .unreachable, .proxyFailed: .unreachable
      case .untrusted: .untrusted
      case .timedOut: .timedOut
      case .disconnected: .incomplete
      case .tooLarge: .unreadable
      case .cancelled: .cancelled
      case .outOfResources:
        .other(UserError("There isn't enough memory for a request.", hint: "Close something you don't need."))
      case .badRequest: .other(UserError("The request could not be made.", hint: "Check the settings of the model."))
      }
  }
}
