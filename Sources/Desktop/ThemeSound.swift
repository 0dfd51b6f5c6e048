internal import Glibc

/// A sound of the desktop's sound theme (the freedesktop.org Sound Naming Specification).
package enum ThemeSound {
  package static var isPlayerInstalled: Bool { ChildProcess.path(of: program) != nil }

  /// Starts `canberra-gtk-play` without waiting for it; false only where that is not installed.
  package static func play(_ name: String = "message-new-instant") -> Bool {
    DetachedProgram.start(program, "--id", name) != nil
  }

  private static let program = "canberra-gtk-play"
}
