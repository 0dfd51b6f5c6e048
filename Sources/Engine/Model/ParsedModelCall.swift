package import Language
package import Replies

/// A call that a model requested, as its tool reads it.
package struct ParsedModelCall: Sendable {
  package let call: ModelCall
  /// The call, if its tool can read it; else an error that tells the model in one sentence what is wrong.
  package let result: Result<Call, UserError>

  var isInvalid: Bool { if case .failure = result { true } else { false } }
}

extension Completion {
  /// The requested calls in order, each read by the parameters of its tool.
  package func calls(offering tools: [Tool], _ context: InputContext) -> [ParsedModelCall] {
    calls.map { call in
      ParsedModelCall(call: call, result: Result { () throws(UserError) in try call.call(offering: tools, context) })
    }
  }
}

extension ModelCall {
  fileprivate func call(offering tools: [Tool], _ context: InputContext) throws(UserError) -> Call {
    guard let tool = tools.first(where: { $0.name == name }) ?? tools.first(where: { $0.name == plainName }) else {
      throw UserError("There's no tool \(plainName).", hint: "Call one of the tools that were offered.", code: .usage)
    }
    guard let members = arguments?.members else {
      throw UserError("The arguments of \(tool.name) aren't a JSON object.", code: .usage)
    }
    var call = Call(tool.name)
    for parameter in tool.publicParameters {
      // Models send null for arguments that they leave out.
      let value = members.last { $0.key == parameter.name && $0.value != .null }?.value
      call.arguments[parameter.name] = try parameter.argument(value, context)
    }
    return call
  }
}

extension AnyParameter {
  fileprivate func argument(_ value: JSON?, _ context: InputContext) throws(UserError) -> Argument? {
    if case .object? = value { throw UserError("\(name) has to be an object, not \(summary).", code: .usage) }
    let argument = value.flatMap(Argument.init(json:)).map(\.sanitized)
    if isOptional, argument == .words("") { return nil }
    if let argument { try checkSize(argument) }
    try check(argument, context)
    return argument
  }
}

extension Argument {
  /// The argument without control sequences and invisible characters, as a model's text is shown.
  package var sanitized: Argument {
    switch self {
    case .words(let words):
      var sanitizer = TextSanitizer()
      return .words(sanitizer.consume(words))
    case .list(let items): return .list(items.map(\.sanitized))
    case .number, .flag, .moment, .id: return self
    }
  }
}
