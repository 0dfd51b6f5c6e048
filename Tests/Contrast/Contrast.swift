import Foundation

/// The contrast ratio of two colours as WCAG 2.2 defines it, 1 … 21. Both are `0xRRGGBB`.
package func contrast(_ a: UInt32, _ b: UInt32) -> Double {
  let (low, high) = (min(luminance(a), luminance(b)), max(luminance(a), luminance(b)))
  return (high + 0.05) / (low + 0.05)
}

/// The relative luminance, 0 … 1.
private func luminance(_ rgb: UInt32) -> Double {
  func linear(_ shift: UInt32) -> Double {
    let part = Double(rgb >> shift & 0xFF) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
}
