import Foundation

/// A server that does with each connection what its script says.
final class Server: Sendable {
  enum Step: Sendable {
    /// Takes one request: its head, and the body that this announces.
    case hear
    case say([UInt8])
    /// Until the test lets it go on.
    case wait
    /// Until the other side has closed, which it then tells.
    case linger
    /// Ends the connection as a machine does that knows nothing of it.
    case reset

    static func say(_ text: String) -> Step { .say(Array(text.utf8)) }
  }

  let port: UInt16
  /// What was heard, in order.
  let requests: AsyncStream<String>
  /// One for each time that the other side had closed before the script was at its end.
  let departures: AsyncStream<Void>

  private let socket: Int32
  private let script: [Step]
  private let gate = DispatchSemaphore(value: 0)
  private let heard: AsyncStream<String>.Continuation
  private let left: AsyncStream<Void>.Continuation

  init(_ script: Step..., on host: String = "127.0.0.1") throws {
    signal(SIGPIPE, SIG_IGN)
    self.script = script
    (requests, heard) = AsyncStream.makeStream()
    (departures, left) = AsyncStream.makeStream()
    (socket, port) = try Server.listening(on: host)
    Thread.detachNewThread { [socket, weak self] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else {
          // Only here, or its number might be another server's by now.
          Glibc.close(socket)
          return
        }
        if let self { self.serve(connection) } else { Glibc.close(connection) }
      }
    }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    for _ in script { gate.signal() }
  }

  func url(_ path: String = "/") -> String { "http://127.0.0.1:\(port)\(path)" }

  func goOn() { gate.signal() }

  /// No further request is heard.
  func deafen() { heard.finish() }

  /// The next that it hears.
  func request() async -> String? { await requests.first { _ in true } }

  /// A port where nobody listens.
  static func nobody() throws -> UInt16 {
    let (socket, port) = try listening(on: "127.0.0.1")
    Glibc.close(socket)
    return port
  }
}

extension Server {
  struct NoPort: Error {}

  private static func listening(on host: String) throws -> (Int32, UInt16) {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr(host)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isThere = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && listen(socket, 16) == 0 && getsockname(socket, $0, &size) == 0
      }
    }
    guard isThere else { throw NoPort() }
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  private func serve(_ connection: Int32) {
    defer { Glibc.close(connection) }
    for step in script {
      switch step {
      case .hear: heard.yield(hear(connection))
      case .say(let bytes): say(bytes, connection)
      case .wait: gate.wait()
      case .linger:
        var byte: UInt8 = 0
        while read(connection, &byte, 1) > 0 {}
        left.yield()
      case .reset:
        var never = linger(l_onoff: 1, l_linger: 0)
        setsockopt(connection, SOL_SOCKET, SO_LINGER, &never, socklen_t(MemoryLayout<linger>.size))
      }
    }
  }

  private func say(_ bytes: [UInt8], _ connection: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest.removeFirst(count)
    }
  }

  private func hear(_ connection: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let text = String(decoding: bytes, as: UTF8.self)
      if let end = text.range(of: "\r\n\r\n"), text[end.upperBound...].utf8.count >= Server.announced(text) {
        return text
      }
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return text }
      bytes += buffer[..<count]
    }
  }

  private static func announced(_ head: String) -> Int {
    let line = head.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
    return line.flatMap { Int($0.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces)) } ?? 0
  }
}
