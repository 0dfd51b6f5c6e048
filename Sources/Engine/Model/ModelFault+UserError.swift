package import Replies

extension ModelFault: UserErrorConvertible {
  package var userError: UserError {
    switch self {
    case .unreachable: UserError("The model cannot be reached.", hint: "Start its server, or look at the network.")
    case .untrusted: UserError("The certificate of the model's server is not trusted.", hint: "Check NUDGY_MODEL_URL.")
    case .timedOut:
      UserError("The model took too long.", hint: "Say it again, or choose a smaller model in NUDGY_MODEL.")
    case .noLibrary: UserError("libcurl is not installed, so no model can be asked.", hint: "Install libcurl4.")
    case .notAnAPI:
      UserError(
        "No chat completions are spoken at the model's address.", hint: "Check NUDGY_MODEL_URL; most end in /v1.")
    case .redirected(let place):
      UserError(
        "The model's server points to another address: \(place).", hint: "Put that into NUDGY_MODEL_URL if it is right."
      )
    case .keyRefused:
      UserError("The model's server did not take the key.", hint: "Put the right one into NUDGY_MODEL_KEY.")
    case .quota: UserError("The credit at the model's server is used up.", hint: "Look at the account there.")
    case .busy(let seconds): UserError(Self.busy(seconds), hint: "Say it again then.")
    case .failing(let status?):
      UserError("The model's server has trouble of its own: \(status).", hint: "Say it again later.")
    case .failing: UserError("The model's server has trouble of its own.", hint: "Say it again later.")
    case .unknownModel: UserError("The server does not know the model.", hint: "Put a name it knows into NUDGY_MODEL.")
    case .noTools:
      UserError("The model cannot use nudgy's tools.", hint: "Put one that can call tools into NUDGY_MODEL.")
    case .tooLong: UserError("That is more than the model can take in at once.", hint: "Say it in fewer words.")
    case .filtered: UserError("The model's server withheld the answer.", hint: "Say it in other words.")
    case .hitLengthLimit:
      UserError("The model did not come to an end in the room it has.", hint: "Ask for less at once.")
    case .runaway:
      UserError(
        "The model went on without an end, so it was stopped.", hint: "Say it again, or choose another in NUDGY_MODEL.")
    case .incomplete: UserError("The model's answer broke off.", hint: "Say it again.")
    case .unreadable:
      UserError("The model's answer cannot be read.", hint: "Say it again, or choose another in NUDGY_MODEL.")
    case .rejected(let words):
      UserError("The model's server refused: \(words)", hint: "Look at the settings of the model.")
    case .cancelled: UserError("Stopped.", code: .interrupted)
    case .other(let error): error
    }
  }

  private static func busy(_ seconds: Int?) -> LocalizedText {
    guard let seconds else { return "The model is busy for a few minutes." }
    return seconds < 60
      ? "The model is busy for \(seconds, "second", "seconds")."
      : "The model is busy for \((seconds + 59) / 60, "minute", "minutes")."
  }
}
