import Insights

/// The entry point that libFuzzer calls with its bytes, which become series that no log should have. Everything computed
/// from them must be valid.
@_cdecl("LLVMFuzzerTestOneInput")
public func look(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let series = EdgeCaseSeries.generate(from: UnsafeBufferPointer(start: bytes, count: count))
  precondition(EdgeCaseSeries.isValid(series))
  return 0
}
