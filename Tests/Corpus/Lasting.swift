/// Kept for as long as the process runs.
func lasting(_ bytes: [UInt8]) -> UnsafeRawBufferPointer {
  let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
  memory.copyBytes(from: bytes)
  return UnsafeRawBufferPointer(memory)
}
