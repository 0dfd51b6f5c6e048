/// How reminders reach the person without an open shell: as notifications of the desktop, which a timer delivers.
package struct DesktopReminders: Sendable {
  /// Whether they do. Starts no program.
  package var isOn: @Sendable () -> Bool = { false }
  /// Whether this machine has what delivers them.
  package var isAvailable: @Sendable () -> Bool = { false }
  /// Throws where it could not be changed.
  package var turn: @Sendable (_ isOn: Bool) throws -> Void = { _ in }

  package init() {}
}
