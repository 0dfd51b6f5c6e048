// swift-tools-version: 6.2
import PackageDescription

let house: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func room(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: house)
}

func tests(_ name: String, _ dependencies: Target.Dependency..., resources: [Resource] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: [], resources: resources, swiftSettings: house)
}

let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")
let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "nudgy",
  products: [.executable(name: "nudgy", targets: ["nudgy"])],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "nudgy",
      dependencies: ["Tools", "Shell", "Screen", "Engine", "Store", "Vault", "Records", "Language", "Civil", arguments],
      swiftSettings: house),
    room("Shell", "Engine", "Screen", "CEditline"),
    room("Tools", "Engine", "Store", "Vault", "Records", "Language", "Civil"),
    room("Screen", "Engine", "Language", "Civil"),
    room("Engine", "Language", "Civil"),
    room("Store", "Records", "Civil", grdb),
    room("Vault", crypto),
    room("Records", "Civil"),
    room("Language", "Civil"),
    room("Civil"),
    .target(name: "CEditline", linkerSettings: [.linkedLibrary("edit")]),
  ]
)
