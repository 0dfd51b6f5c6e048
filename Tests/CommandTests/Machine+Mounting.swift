import Foundation
import Subprocesses

extension Machine {
  /// Whether file systems can be mounted, by root or in a user namespace where one is root.
  static let canMount = can("unshare -m \(asRoot) mount -t tmpfs -o size=64k tmpfs /mnt")
  /// For `unshare`: nothing for root, else root in a user namespace.
  static let asRoot = getuid() == 0 ? "" : "-Ur"

  static let libraryWithoutLinks = libraryWithoutLinks(after: 200_000)
}
