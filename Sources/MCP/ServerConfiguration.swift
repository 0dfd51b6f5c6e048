package import Engine
package import Replies

/// What an assistant is let into.
package struct ServerConfiguration: Sendable {
  /// One conversation, from the first message to the last.
  package let engine: Engine
  let face: ReplyRenderer
  let version: String
  let resources: [Resource]
  let prompts: [Prompt]
  /// The kinds of record that were looked at or changed since this was asked last.
  let kinds: @Sendable () -> [String]
  /// Keeps a line of what leaves, before it does; where that fails, nothing leaves.
  let ledger: Ledger

  package typealias Ledger =
    @Sendable (_ host: String, _ bytes: Int, _ purpose: String, _ kinds: [String]) throws ->
    Void

  package init(
    _ engine: Engine, _ face: ReplyRenderer, version: String, resources: [Resource], prompts: [Prompt],
    kinds: @escaping @Sendable () -> [String], ledger: @escaping Ledger
  ) {
    self.engine = engine
    self.face = face
    self.version = version
    self.resources = resources
    self.prompts = prompts
    self.kinds = kinds
    self.ledger = ledger
  }

  /// Those that the engine has and that do what they say.
  var tools: [Tool] { engine.tools.filter(\.isBuilt) }
}

/// A page that can be read without asking for anything.
package struct Resource: Sendable {
  let uri: String
  let name: String
  let about: String
  /// What shows it.
  let call: Call

  package init(_ uri: String, _ name: String, _ about: String, _ call: Call) {
    (self.uri, self.name, self.about, self.call) = (uri, name, about, call)
  }
}

/// Words that a person can begin a conversation with.
package struct Prompt: Sendable {
  let name: String
  let title: String
  let about: String
  let arguments: [Argument]
  let words: @Sendable (_ given: [String: String]) -> String

  package struct Argument: Sendable {
    let name: String
    let about: String

    /// None has to be given.
    package init(_ name: String, _ about: String) { (self.name, self.about) = (name, about) }
  }

  package init(
    _ name: String, _ title: String, _ about: String, _ arguments: [Argument] = [],
    words: @escaping @Sendable (_ given: [String: String]) -> String
  ) {
    self.name = name
    self.title = title
    self.about = about
    self.arguments = arguments
    self.words = words
  }
}
