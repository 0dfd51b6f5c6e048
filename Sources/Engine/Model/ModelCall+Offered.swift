package import Language
package import Replies

/// What became of a call that a model asked for.
package struct Asked: Sendable {
  package let call: ModelCall
  /// A call that its tool can read, or one sentence for the model of what is wrong with it.
  package let result: Result<Call, UserError>

  var isWrong: Bool { if case .failure = result { true } else { false } }
}

extension Completion {
  /// The calls in the order they were asked for, each read by the parameters of its tool.
  package func calls(offering tools: [Tool], _ reading: Reading) -> [Asked] {
    calls.map { call in
      Asked(call: call, result: Result { () throws(UserError) in try call.call(offering: tools, reading) })
    }
  }
}

extension ModelCall {
  fileprivate func call(offering tools: [Tool], _ reading: Reading) throws(UserError) -> Call {
    guard let tool = tools.first(where: { $0.name == name }) ?? tools.first(where: { $0.name == plainName }) else {
      throw UserError("There is no tool \(plainName).", hint: "Call one of those that were offered.", code: .usage)
    }
    guard let members = arguments?.members else {
      throw UserError("The arguments of \(tool.name) are no JSON object.", code: .usage)
    }
    var call = Call(tool.name)
    for parameter in tool.toldParameters {
      // Models say null, or nothing at all, of what was not said.
      let value = members.last { $0.key == parameter.name && $0.value != .null }?.value
      call.arguments[parameter.name] = try parameter.argument(value, reading)
    }
    return call
  }
}

extension AnyParameter {
  fileprivate func argument(_ value: JSON?, _ reading: Reading) throws(UserError) -> Argument? {
    if case .object? = value { throw UserError("\(name) is an object, not \(about).", code: .usage) }
    let argument = value.flatMap(Argument.init(json:)).map(\.plain)
    if isOptional, argument == .words("") { return nil }
    if let argument { try checkSize(argument) }
    try check(argument, reading)
    return argument
  }
}

extension Argument {
  /// Without anything that could act on a terminal or hide in the text, as a model's words are shown.
  package var plain: Argument {
    switch self {
    case .words(let words):
      var plain = PlainText()
      return .words(plain.take(words))
    case .list(let items): return .list(items.map(\.plain))
    case .number, .flag, .moment, .id: return self
    }
  }
}
