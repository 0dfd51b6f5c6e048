import Testing

@testable import HTTP

@Suite(.timeLimit(.minutes(60))) struct CancelTests {
  let ledger = Ledger()
  /// So that nothing but the cancelling ends a request.
  let patient = Timeouts(factor: 100)

  @Test func `Who stops waiting for an answer ends the connection`() async throws {
    let server = try Server(.hear, .linger)
    let asking = Task { [ledger, patient] in try await ledger.http(patient).send(.get(server.url()), limit: 100) }
    _ = await server.request()
    asking.cancel()
    await #expect(throws: HTTPError.cancelled) { try await asking.value }
    for await _ in server.departures { break }
  }

  @Test func `Who stops in the middle of a stream hears that it was not the end, and the connection ends`() async throws
  {
    let server = try Server(.hear, .say("HTTP/1.1 200 OK\r\n\r\nhello"), .linger)
    let (_, pieces) = try await ledger.http(patient).stream(.get(server.url()), limit: 100)
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let reading = Task { () -> (Int, HTTPError?) in
      var heard = 0
      do {
        for try await piece in pieces {
          heard += piece.count
          begin.yield()
        }
        return (heard, nil)
      } catch {
        return (heard, error as? HTTPError)
      }
    }
    for await _ in begun { break }
    reading.cancel()
    let (heard, fault) = await reading.value
    #expect(heard == 5)
    #expect(fault == .cancelled)
    for await _ in server.departures { break }
  }

  @Test func `A stream that nobody reads any more ends the connection`() async throws {
    let server = try Server(.hear, .say("HTTP/1.1 200 OK\r\n\r\nhello"), .linger)
    do { _ = try await ledger.http(patient).stream(.get(server.url()), limit: 100) }
    for await _ in server.departures { break }
  }

  @Test func `Who has stopped before sends nothing`() async throws {
    let asking = Task { [ledger, patient] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await ledger.http(patient).send(.get("http://127.0.0.1:1/"), limit: 100)
    }
    await #expect(throws: HTTPError.cancelled) { try await asking.value }
    #expect(ledger.departures == [])
  }

  @Test func `Many at once, half of them stopped, all end`() async throws {
    let ends = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<40 {
        group.addTask { [ledger, patient] in
          guard let server = try? Server(.hear, index.isMultiple(of: 2) ? .say("HTTP/1.1 200 OK\r\n\r\nhi") : .linger)
          else { return false }
          let asking = Task { try await ledger.http(patient).send(.get(server.url()), limit: 100) }
          if !index.isMultiple(of: 2) {
            if index.isMultiple(of: 3) { _ = await server.request() }
            asking.cancel()
          }
          switch await asking.result {
          case .success(let answer): return index.isMultiple(of: 2) && answer.text == "hi"
          case .failure(let error): return !index.isMultiple(of: 2) && error as? HTTPError == .cancelled
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(ends.count == 40 && ends.allSatisfy(\.self))
  }
}
