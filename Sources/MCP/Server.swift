import Engine
import Replies

/// The Model Context Protocol over lines: knows no terminal, no store and no tool.
package actor Server {
  let offer: ServerConfiguration
  private let send: @Sendable (String) -> Void
  /// Of the handshake; `nil` where each request tells it.
  var client: Client?
  private var running: [JSON: Task<Void, Never>] = [:]
  private var batches: [Task<Void, Never>] = []
  /// What was asked of the client and is not answered yet.
  private var asked: [JSON: CheckedContinuation<JSON?, Never>] = [:]
  private var askedSoFar = 0
  /// Questions that ended the request that raised them, the oldest first.
  var open: [OpenQuestion] = []
  private var states = 0
  /// The call that is made now, behind which the next waits.
  private var last: Task<Void, Never>?
  private var isOver = false

  /// - Parameter send: takes one line, without its end.
  package init(_ offer: ServerConfiguration, send: @escaping @Sendable (String) -> Void) {
    self.offer = offer
    self.send = send
  }

  /// Takes one line in; what it asks for is answered as soon as that is there.
  package func take(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }) else { return }
    guard let json = JSON(reading: line) else {
      return send(Message.answer(Message.id(inUnreadable: line), Fault.unreadable).text)
    }
    guard let batch = json.array else { return take(json) }
    guard client?.revision.hasBatches == true, !batch.isEmpty else {
      return send(Message.answer(.null, Fault.batch).text)
    }
    batches.append(
      Task {
        var answers: [JSON] = []
        for json in batch { if let answer = await answer(json) { answers.append(answer) } }
        if !answers.isEmpty { send(JSON.array(answers).text) }
      })
  }

  /// The input has ended: what was begun is finished, and nobody answers any more.
  package func end() async {
    isOver = true
    for id in asked.keys { answered(id, nil) }
    for task in Array(running.values) + batches { await task.value }
  }

  private func take(_ json: JSON) {
    guard let id = json["id"], json["method"] != nil else {
      // Answers and notifications find what they speak of at once.
      if let fault = heard(json) { send(Message.answer(json["id"] ?? .null, fault).text) }
      return
    }
    guard running[id] == nil else {
      return send(Message.answer(id, Fault(code: -32600, words: "That id is in use.")).text)
    }
    running[id] = Task {
      let answer = await answer(json)
      running[id] = nil
      if let answer, !Task.isCancelled { send(answer.text) }
    }
  }

  /// `nil` for what is not answered.
  private func answer(_ json: JSON) async -> JSON? {
    do {
      guard case .request(let id, let method, let params) = try Message(json) else {
        return heard(json).map { Message.answer(.null, $0) }
      }
      do {
        return Message.answer(id, try await result(of: method, params))
      } catch {
        return Message.answer(id, error)
      }
    } catch {
      return Message.answer(json["id"] ?? .null, error)
    }
  }
}

extension Server {
  /// Does one thing after the other, in the order they came; `nil` where it was called off before.
  func inTurn<T: Sendable>(_ work: @escaping @Sendable () async -> T) async -> T? {
    let before = last
    let mine = Task {
      await before?.value
      return Task.isCancelled ? nil : await work()
    }
    last = Task { _ = await mine.value }
    return await withTaskCancellationHandler {
      await mine.value
    } onCancel: {
      mine.cancel()
    }
  }

  /// A number that no open question has.
  func state() -> Int {
    states += 1
    return states
  }

  /// Asks the client's person; `nil` where nobody answers.
  func ask(_ params: JSON) async -> JSON? {
    askedSoFar += 1
    let id = JSON.string("nudgy-\(askedSoFar)")
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiting in
        guard !isOver, !Task.isCancelled else { return waiting.resume(returning: nil) }
        asked[id] = waiting
        send(Message.request(id, "elicitation/create", params).text)
      }
    } onCancel: {
      Task { await self.callOff(id) }
    }
  }

  private func callOff(_ id: JSON) {
    guard asked[id] != nil else { return }
    send(Message.notification("notifications/cancelled", ["requestId": id]).text)
    answered(id, nil)
  }

  private func answered(_ id: JSON, _ result: JSON?) { asked.removeValue(forKey: id)?.resume(returning: result) }

  /// Takes in what is not answered, and tells what is wrong with it where it is no message at all.
  private func heard(_ json: JSON) -> Fault? {
    do {
      switch try Message(json) {
      case .answer(let id, let result): answered(id, result)
      case .notification("notifications/cancelled", let params): params["requestId"].flatMap { running[$0] }?.cancel()
      case .notification, .request: break
      }
      return nil
    } catch {
      return error
    }
  }
}
