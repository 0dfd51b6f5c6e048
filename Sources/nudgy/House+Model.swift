import Engine
import HTTP

extension House {
  /// The model that the person has connected; `nil` where there is none.
  func connectedModel() throws(Trouble) -> Model? {
    let secrets = Secrets(home, environment)
    guard let text = try secrets.value("NUDGY_MODEL_URL") else { return nil }
    guard let address = ModelAddress(text) else {
      throw Trouble(
        "The model's address cannot be read.", hint: "NUDGY_MODEL_URL is to look like http://127.0.0.1:11434/v1.")
    }
    let http = HTTP(patience: patience, ledger: { _ in })
    return Model(
      try secrets.value("NUDGY_MODEL") ?? "default", at: address,
      key: try secrets.value("NUDGY_MODEL_KEY").flatMap { ModelKey($0) },
      transport: { request, limit in try await http.stream(request, limit: limit) })
  }

  /// `NUDGY_PATIENCE` scales all waits: 0.01 for whoever tests what happens when nobody answers.
  private var patience: Patience {
    guard let factor = environment["NUDGY_PATIENCE"].flatMap(Double.init), factor > 0 else { return Patience() }
    return Patience(factor: factor)
  }
}
