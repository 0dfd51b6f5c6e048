internal import Glibc

/// The room on a disk.
enum Room {
  /// What copies leave free, in bytes: the store, its log (4 MiB before it is merged) and the rest of the person's life
  /// go on being written.
  static let reserve = 8 << 20

  /// Throws where a file of so many bytes would leave less than the reserve.
  static func require(_ bytes: Int, in folder: String) throws(StoreError) {
    var disk = statvfs()
    // Where nobody knows, the writing itself tells.
    guard statvfs(folder, &disk) == 0, disk.f_blocks > 0 else { return }
    let free = Int(clamping: disk.f_bavail.multipliedReportingOverflow(by: disk.f_frsize).partialValue)
    let missing = bytes + reserve - free
    if missing > 0 { throw .littleRoom(missing) }
  }
}
