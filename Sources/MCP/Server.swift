import Replies

/// A Model Context Protocol server over lines of JSON. It does not know terminal, store or particular tools.
package actor Server {
  let configuration: ServerConfiguration
  private let send: @Sendable (String) -> Void
  /// The client of the handshake; `nil` where each request describes its client.
  var client: Client?
  private var running: [JSON: Task<Void, Never>] = [:]
  private var batches: [Task<Void, Never>] = []
  /// Requests to the client that have no response yet, by id.
  private var pendingRequests: [JSON: CheckedContinuation<JSON?, Never>] = [:]
  private var requestCount = 0
  /// Questions that ended the request that raised them, from the oldest to the newest.
  var openQuestions: [OpenQuestion] = []
  private var stateCount = 0
  /// The end of the last call in the queue, which the next call waits for.
  private var lastTask: Task<Void, Never>?
  private var hasEnded = false

  /// - Parameter send: sends one line, given without its line break.
  package init(_ configuration: ServerConfiguration, send: @escaping @Sendable (String) -> Void) {
    self.configuration = configuration
    self.send = send
  }

  /// Handles one line. The response is sent when it is ready.
  package func receive(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }) else { return }
    guard let json = JSON(reading: line) else {
      return send(JSONRPCMessage.response(JSONRPCMessage.id(inUnreadable: line), ProtocolError.parseError).text)
    }
    guard let batch = json.array else { return receive(json) }
    guard client?.revision.hasBatches == true, !batch.isEmpty else {
      return send(JSONRPCMessage.response(.null, ProtocolError.batchUnsupported).text)
    }
    batches.append(
      Task {
        var answers: [JSON] = []
        for json in batch { if let answer = await answer(json) { answers.append(answer) } }
        if !answers.isEmpty { send(JSON.array(answers).text) }
      })
  }

  /// The input has ended: finishes what was begun. Requests to the client get no response any more.
  package func end() async {
    hasEnded = true
    for id in pendingRequests.keys { resolveRequest(id, nil) }
    for task in Array(running.values) + batches { await task.value }
  }

  private func receive(_ json: JSON) {
    guard let id = json["id"], json["method"] != nil else {
      // Responses and notifications are handled at once.
      if let error = handleWithoutResponse(json) { send(JSONRPCMessage.response(json["id"] ?? .null, error).text) }
      return
    }
    guard running[id] == nil else {
      return send(JSONRPCMessage.response(id, ProtocolError(code: -32600, message: "That id is in use.")).text)
    }
    running[id] = Task {
      let answer = await answer(json)
      running[id] = nil
      if let answer, !Task.isCancelled { send(answer.text) }
    }
  }

  /// The response; `nil` if the message needs none.
  private func answer(_ json: JSON) async -> JSON? {
    do {
      guard case .request(let id, let method, let params) = try JSONRPCMessage(json) else {
        return handleWithoutResponse(json).map { JSONRPCMessage.response(.null, $0) }
      }
      do {
        return JSONRPCMessage.response(id, try await result(of: method, params))
      } catch {
        return JSONRPCMessage.response(id, error)
      }
    } catch {
      return JSONRPCMessage.response(json["id"] ?? .null, error)
    }
  }
}

extension Server {
  /// Runs the tasks one after another, in the order of the calls; `nil` if the task was cancelled before it began.
  func runInOrder<T: Sendable>(_ work: @escaping @Sendable () async -> T) async -> T? {
    let previous = lastTask
    let task = Task {
      await previous?.value
      return Task.isCancelled ? nil : await work()
    }
    lastTask = Task { _ = await task.value }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// A new number for `requestState`.
  func makeStateNumber() -> Int {
    stateCount += 1
    return stateCount
  }

  /// Sends a form to the client's user; `nil` if there is no response.
  func ask(_ params: JSON) async -> JSON? {
    requestCount += 1
    let id = JSON.string("nudgy-\(requestCount)")
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        guard !hasEnded, !Task.isCancelled else { return continuation.resume(returning: nil) }
        pendingRequests[id] = continuation
        send(JSONRPCMessage.request(id, "elicitation/create", params).text)
      }
    } onCancel: {
      Task { await self.cancelRequest(id) }
    }
  }

  private func cancelRequest(_ id: JSON) {
    guard pendingRequests[id] != nil else { return }
    send(JSONRPCMessage.notification("notifications/cancelled", ["requestId": id]).text)
    resolveRequest(id, nil)
  }

  private func resolveRequest(_ id: JSON, _ result: JSON?) {
    pendingRequests.removeValue(forKey: id)?.resume(returning: result)
  }

  /// Handles a message that needs no response; returns an error if it is not valid.
  private func handleWithoutResponse(_ json: JSON) -> ProtocolError? {
    do {
      switch try JSONRPCMessage(json) {
      case .response(let id, let result): resolveRequest(id, result)
      case .notification("notifications/cancelled", let params): params["requestId"].flatMap { running[$0] }?.cancel()
      case .notification, .request: break
      }
      return nil
    } catch {
      return error
    }
  }
}
