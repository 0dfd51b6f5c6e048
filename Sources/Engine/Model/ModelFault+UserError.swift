package import Replies

extension ModelFault: UserErrorConvertible {
  package var userError: UserError {
    switch self {
    case .unreachable: UserError("I can't reach the model.", hint: "Start its server, or check the network.")
    case .untrusted: UserError("The certificate of the model's server isn't trusted.", hint: "Check NUDGY_MODEL_URL.")
    case .timedOut:
      UserError("The model took too long.", hint: "Try again, or choose a smaller model in NUDGY_MODEL.")
    case .noLibrary: UserError("libcurl isn't installed, so no model can be asked.", hint: "Install libcurl4.")
    case .notAnAPI:
      UserError(
        "The server at the model's address doesn't offer chat completions.",
        hint: "Check NUDGY_MODEL_URL; most end in /v1.")
    case .redirected(let place):
      UserError(
        "The model's server points to another address: \(place).", hint: "If that's right, put it into NUDGY_MODEL_URL."
      )
    case .keyRefused:
      UserError("The model's server didn't accept the key.", hint: "Put the right one into NUDGY_MODEL_KEY.")
    case .quota: UserError("Your credit with the model's provider is used up.", hint: "Check your account there.")
    case .busy(let seconds): UserError(Self.busy(seconds), hint: "Try again then.")
    case .failing(let status?):
      UserError("The model's server has a problem: \(status).", hint: "Try again later.")
    case .failing: UserError("The model's server has a problem.", hint: "Try again later.")
    case .unknownModel: UserError("The server doesn't know that model.", hint: "Put a model it has into NUDGY_MODEL.")
    case .noTools:
      UserError("The model can't use nudgy's tools.", hint: "Choose one that can call tools in NUDGY_MODEL.")
    case .tooLong: UserError("That's more than the model can take at once.", hint: "Try fewer words.")
    case .filtered: UserError("The model's server withheld the answer.", hint: "Try other words.")
    case .hitLengthLimit:
      UserError("The model hit its length limit.", hint: "Ask for less at once.")
    case .runaway:
      UserError(
        "The model went on and on, so I stopped it.", hint: "Try again, or choose another model in NUDGY_MODEL.")
    case .incomplete: UserError("The model's answer broke off.", hint: "Try again.")
    case .unreadable:
      UserError("I can't read the model's answer.", hint: "Try again, or choose another model in NUDGY_MODEL.")
    case .rejected(let words):
      UserError("The model's server refused: \(words)", hint: "Check the settings of the model.")
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
