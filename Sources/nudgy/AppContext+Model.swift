import Engine
import HTTP
import Replies

extension AppContext {
  /// The language model that the person has configured; `nil` if there is none.
  func connectedModel() throws(UserError) -> Model? {
    let secrets = Secrets(home, environment)
    guard let text = try secrets.value("NUDGY_MODEL_URL") else { return nil }
    guard let address = ModelAddress(text) else {
      throw UserError(
        "I can't read the model's address.", hint: "NUDGY_MODEL_URL has to look like http://127.0.0.1:11434/v1.")
    }
    let (http, timeoutFactor) = (http, timeoutFactor)
    return Model(
      try secrets.value("NUDGY_MODEL") ?? "default", at: address,
      key: try secrets.value("NUDGY_MODEL_KEY").flatMap { ModelKey($0) },
      reminderDelay: .seconds(10) * timeoutFactor, pause: { try await Task.sleep(for: $0 * timeoutFactor) },
      transport: { request, limit in try await http.stream(request, limit: limit) })
  }
}
