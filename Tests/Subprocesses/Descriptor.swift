internal import CSpawn
internal import Glibc

/// A file descriptor, closed when its last reference goes.
final class Descriptor {
  /// -1 once it is closed.
  private(set) var number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close() }

  /// A closed one.
  static var none: Descriptor { Descriptor(-1) }

  /// Makes a pipe that is closed on exec.
  static func pipe() throws -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    // Setting the flag by fcntl afterwards would be too late: another thread may start a program in between.
    guard spawn_pipe(&ends) == 0 else { throw Failure("pipe") }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  var isOpen: Bool { number >= 0 }

  func close() {
    if isOpen { Glibc.close(number) }
    number = -1
  }

  /// Waits until all bytes are written.
  func write(_ bytes: some Collection<UInt8>) throws {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
      if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw Failure("write") }
    }
  }

  /// Waits until there is something to read; none at the end.
  func read() throws -> [UInt8] {
    while true {
      var failure: Failure?
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let result = Glibc.read(number, buffer.baseAddress, buffer.count)
        if result < 0 { failure = Failure("read") }
        count = max(0, result)
      }
      guard let failure else { return bytes }
      if failure.number != EINTR { throw failure }
    }
  }

  /// Reads, and closes it at the end.
  func readOrClose() throws -> [UInt8] {
    let bytes = try read()
    if bytes.isEmpty { close() }
    return bytes
  }

  /// Waits until one of them is ready or broken. Closed ones are left out.
  ///
  /// - Returns: For each, in the order of the arguments, whether it is.
  static func poll(writing: Descriptor, reading: Descriptor...) throws -> [Bool] {
    var entries = [pollfd(fd: writing.number, events: Int16(POLLOUT), revents: 0)]
    entries += reading.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    while Glibc.poll(&entries, nfds_t(entries.count), -1) < 0 {
      guard errno == EINTR else { throw Failure("poll") }
    }
    return entries.map { $0.revents != 0 }
  }
}

/// A system call that failed.
struct Failure: Error, CustomStringConvertible {
  /// The call, or the path that it was about.
  let subject: String
  /// The value of `errno`.
  let number: Int32

  init(_ subject: String, _ number: Int32 = errno) { (self.subject, self.number) = (subject, number) }

  var description: String { "\(subject): \(String(cString: strerror(number)))" }
}
