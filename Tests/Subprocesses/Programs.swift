import Glibc

/// The programs of this package.
package enum Programs {
  /// Where one is: beside the program that runs the tests.
  package static func path(of name: String) -> String { folder + "/" + name }

  private static let folder: String = {
    guard let path = realpath("/proc/self/exe", nil) else { return ".build/debug" }
    defer { free(path) }
    return String(
      String(cString: path).split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/"))
  }()
}
