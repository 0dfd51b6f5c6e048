import Foundation
import Subprocesses

/// openssl's own little web server, with a certificate that it has signed itself.
final class TLSServer {
  let port: UInt16
  let certificate: String
  private let folder: String
  private let process: Subprocess

  struct Failed: Error {}

  static let canBe = (try? run(["version"])) != nil

  init(for name: String) throws {
    folder = NSTemporaryDirectory() + "nudgy-tls-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    certificate = folder + "/certificate"
    port = try Server.nobody()
    try TLSServer.run([
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
      "/CN=\(name)", "-addext", "subjectAltName=DNS:\(name)", "-keyout", folder + "/key", "-out", certificate,
    ])
    process = try TLSServer.start(
      ["s_server", "-accept", "127.0.0.1:\(port)", "-cert", certificate, "-key", folder + "/key", "-www"],
      output: .pipe)
    // It says ACCEPT when it listens.
    var said = Data()
    while said.range(of: Data("ACCEPT".utf8)) == nil {
      let more = try process.readOutput()
      guard !more.isEmpty else { throw Failed() }
      said += more
    }
  }

  deinit {
    process.kill()
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static func run(_ arguments: [String]) throws {
    guard try start(arguments, output: .discarded).wait() == 0 else { throw Failed() }
  }

  private static func start(_ arguments: [String], output: Subprocess.Output) throws -> Subprocess {
    try Subprocess(
      "/usr/bin/env", ["openssl"] + arguments, environment: ProcessInfo.processInfo.environment, input: .empty,
      output: output, error: .discarded)
  }
}
