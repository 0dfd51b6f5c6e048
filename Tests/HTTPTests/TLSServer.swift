import Foundation

/// openssl's own little web server, with a certificate that it has signed itself.
final class TLSServer {
  let port: UInt16
  let certificate: String
  private let folder: String
  private let process = Process()

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
    let out = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "openssl", "s_server", "-accept", "127.0.0.1:\(port)", "-cert", certificate, "-key", folder + "/key", "-www",
    ]
    (process.standardInput, process.standardOutput) = (FileHandle.nullDevice, out)
    process.standardError = FileHandle.nullDevice
    try process.run()
    // It says ACCEPT when it listens.
    var said = Data()
    while said.range(of: Data("ACCEPT".utf8)) == nil {
      let more = out.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failed() }
      said += more
    }
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["openssl"] + arguments
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed() }
  }
}
