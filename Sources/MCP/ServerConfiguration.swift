package import Engine
package import Replies

/// What a server offers to an assistant, and how.
package struct ServerConfiguration: Sendable {
  /// Holds one conversation, for the life of the server.
  package let engine: Engine
  let renderer: ReplyRenderer
  let version: String
  let resources: [Resource]
  let prompts: [Prompt]
  /// Returns the kinds of records read or changed since the last call, and starts anew.
  let takeAccessedKinds: @Sendable () -> [String]
  /// Records what is about to leave. If that throws, nothing is sent.
  let ledger: Ledger

  package typealias Ledger =
    @Sendable (_ host: String, _ bytes: Int, _ purpose: String, _ kinds: [String]) throws ->
    Void

  package init(
    _ engine: Engine, _ renderer: ReplyRenderer, version: String, resources: [Resource], prompts: [Prompt],
    takeAccessedKinds: @escaping @Sendable () -> [String], ledger: @escaping Ledger
  ) {
    self.engine = engine
    self.renderer = renderer
    self.version = version
    self.resources = resources
    self.prompts = prompts
    self.takeAccessedKinds = takeAccessedKinds
    self.ledger = ledger
  }

  var tools: [Tool] { engine.tools }
}

/// A resource that clients can read without calling a tool.
package struct Resource: Sendable {
  let uri: String
  let name: String
  let summary: String
  /// The call whose reply is its content.
  let call: Call

  package init(_ uri: String, _ name: String, _ summary: String, _ call: Call) {
    (self.uri, self.name, self.summary, self.call) = (uri, name, summary, call)
  }
}

/// A prompt that a person can start a conversation with.
package struct Prompt: Sendable {
  let name: String
  let title: String
  let summary: String
  let arguments: [Argument]
  let makeText: @Sendable (_ given: [String: String]) -> String

  package struct Argument: Sendable {
    let name: String
    let summary: String

    /// An optional argument.
    package init(_ name: String, _ summary: String) { (self.name, self.summary) = (name, summary) }
  }

  package init(
    _ name: String, _ title: String, _ about: String, _ arguments: [Argument] = [],
    makeText: @escaping @Sendable (_ given: [String: String]) -> String
  ) {
    self.name = name
    self.title = title
    self.summary = about
    self.arguments = arguments
    self.makeText = makeText
  }
}
