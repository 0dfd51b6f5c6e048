import Insights

/// What libFuzzer calls with each run of bytes it makes up: series that no log should have, and all that is worked out
/// from them.
@_cdecl("LLVMFuzzerTestOneInput")
public func look(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let series = EdgeCaseSeries.made(from: UnsafeBufferPointer(start: bytes, count: count))
  precondition(EdgeCaseSeries.isSound(series))
  return 0
}
