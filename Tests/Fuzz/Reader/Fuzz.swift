/// What libFuzzer calls with each text it makes up.
@_cdecl("LLVMFuzzerTestOneInput")
public func read(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Reader.read(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
  return 0
}
