import Subprocesses

extension Machine {
  /// `run` starts the campaign in a name space of its own where that can be had.
  static let canMount = can("mount -t tmpfs -o size=64k tmpfs /mnt && umount /mnt")

  static let withoutLinks = libraryWithoutLinks(after: 0)

  /// Whether a file system can be told to find a fault in itself.
  static let canFailDisks: Bool = {
    let disk = "\(Torture.folder)/disk"
    defer { shell("umount -l /mnt; rm '\(disk)'") }
    return can(
      "\(making(disk)) && mount -o loop,errors=remount-ro '\(disk)' /mnt && { \(failing("/mnt")); ! touch /mnt/x; }")
  }()

  static func making(_ disk: String) -> String { "truncate -s 16M '\(disk)' && mkfs.ext4 -q -F '\(disk)'" }

  /// From then on it cannot be written, whoever has a file of it open.
  static func failing(_ place: String) -> String {
    "echo 1 >\"/sys/fs/ext4/$(basename \"$(df --output=source '\(place)' | tail -n 1)\")/trigger_fs_error\""
  }
}
