internal import Glibc

/// Free space on a disk.
enum DiskSpace {
  /// Bytes that backups leave free for the store, its log (4 MiB before it is merged) and the person's other files.
  static let reserve = 8 << 20

  /// Throws `littleRoom` where a file of that many bytes would leave less free than the reserve.
  static func require(_ bytes: Int, in folder: String) throws(StoreError) {
    var disk = statvfs()
    // Where the free space cannot be determined, the write itself will fail.
    guard statvfs(folder, &disk) == 0, disk.f_blocks > 0 else { return }
    let free = Int(clamping: disk.f_bavail.multipliedReportingOverflow(by: disk.f_frsize).partialValue)
    let missing = bytes + reserve - free
    if missing > 0 { throw .littleRoom(missing) }
  }
}
