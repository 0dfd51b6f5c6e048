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

/// Each topic's tools stand apart: what one does cannot reach into another.
let topics = [
  "Nudges", "Focus", "Day", "Notes", "Journal", "Mood", "Symptoms", "Insights", "Visit", "Memory", "Companion", "Device",
  "Correcting",
]

/// The topics that a topic's tools are about beside their own.
let reaching = [
  "Companion": ["Notes"], "Correcting": ["Notes", "Symptoms", "Mood"], "Day": ["Notes", "Journal", "Mood"],
  "Focus": ["Notes"], "Insights": ["Symptoms"], "Visit": ["Insights", "Symptoms"],
]

func topic(_ name: String) -> Target {
  .target(
    name: name + "Tools",
    dependencies: reaching[name, default: []].map { .target(name: $0 + "Tools") } + [
      "Cards", "Session", "Settings", "CrisisLines", "Files", "Engine", "Prompts", "Insights", "Pages", "Store", "Vault", "Records", "Desktop",
      "Language", "Civil",
    ],
    path: "Sources/Tools/\(name)", swiftSettings: house)
}

/// Files that tests read through their own path are left out of the build.
func tests(_ name: String, _ dependencies: Target.Dependency..., exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: house)
}

/// A one-shot call lives for a few milliseconds, and a third of them were the loader's: at a fixed address nothing is
/// relocated, which alone touched 300 pages, and no names are looked up. Heap, stack and libraries still move.
let quickStart = LinkerSetting.unsafeFlags(
  ["-use-ld=lld", "-L", Context.packageDirectory + "/Sources/nudgy/Static"]
    + ["-static-libgcc", "-no-pie"].flatMap { ["-Xclang-linker", $0] }
    + ["-s", "--no-export-dynamic"].flatMap { ["-Xlinker", $0] },
  .when(platforms: [.linux], configuration: .release))

let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")
let cryptoExtras: Target.Dependency = .product(name: "CryptoExtras", package: "swift-crypto")
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
      dependencies: [
        "Tools", "Session", "Settings", "Files", "Upkeep", "SampleLife", "Cards", "Shell", "Screen", "MCP", "Engine",
        "HTTP", "Insights", "Store", "Vault", "Records", "Languages", "Language", "Civil", "CDiscretion",
        arguments,
      ],
      exclude: ["Static"], swiftSettings: house, linkerSettings: [quickStart]),
    room("Shell", "Engine", "Screen", "CEditline"),
    .target(
      name: "Tools", dependencies: ["Session", "Engine"] + topics.map { .target(name: $0 + "Tools") },
      path: "Sources/Tools/Catalogue", swiftSettings: house),
    room("Session", "Settings", "Files", "Engine", "Store", "Vault", "Records", "Language", "Civil"),
    room("Cards", "Session", "Settings", "Engine", "Store", "Records", "Language", "Civil"),
    room("Upkeep", "Session", "Files", "Engine", "Store", "Vault", "Records", "Language", "Civil"),
    room("SampleLife", "Cards", "Session", "Engine", "Store", "Vault", "Records", "Language", "Civil"),
    room("Settings", "CrisisLines", "Engine", "Records", "Language", "Civil"),
    room("CrisisLines", "Engine", "Language"),
    room("Files", "Engine"),
    room("Screen", "Engine", "Language", "Civil"),
    room("MCP", "Engine", "Language"),
    room("Engine", "HTTP", "Prompts", "Language", "Civil", "CModels"),
    .target(
      name: "Prompts", path: "Prompts",
      resources: ["draft", "dump", "insight", "steps", "system", "turn", "week"].map { .embedInCode("\($0).md") },
      swiftSettings: house),
    room("HTTP", "CCurl"),
    room("Store", "Records", "Civil", grdb),
    room("Vault", "CSecret", crypto, cryptoExtras),
    room("Desktop"),
    room("Records", "Civil"),
    room("Insights"),
    room("Pages", "Civil"),
    .target(
      name: "Languages", dependencies: ["Language", "Civil"], exclude: ["messages.pot"], swiftSettings: house,
      plugins: [.plugin(name: "PreparePhrases")]),
    .plugin(
      name: "PreparePhrases", capability: .buildTool(), dependencies: ["PhraseCompiler"],
      path: "Sources/Plugins/PreparePhrases"),
    .executableTarget(name: "PhraseCompiler", swiftSettings: house),
    room("Language", "Civil", "CModels"),
    room("Civil"),
    .target(
      name: "CModels",
      exclude: [
        "crisis.de.model", "crisis.en.model", "line.de.model", "line.en.model", "lines.de.weights", "lines.en.weights",
        "pieces.de.weights", "pieces.en.weights", "token.de.model", "token.en.model", "words.fields",
      ]),
    .target(name: "CCurl"),
    .target(name: "CSecret"),
    .target(name: "CDiscretion"),
    .target(name: "CEditline", linkerSettings: [.linkedLibrary("edit")]),

    tests("CivilTests", "Civil"),
    tests(
      "LanguageTests", "Languages", "Language", "Civil",
      exclude: [
        "captures.de.txt", "captures.en.txt", "cards.en.txt", "dates.de.txt", "dates.en.txt", "dumps.en.txt",
        "durations.en.txt", "not-dates.de.txt", "not-dates.en.txt", "recurrences.de.txt", "recurrences.en.txt",
        "sentences.en.txt",
      ]),
    tests("PhraseCompilerTests", "PhraseCompiler"),
    tests("RecordsTests", "Records", "Civil"),
    tests("HTTPTests", "HTTP", "Subprocesses"),
    tests("PromptsTests", "Prompts"),
    tests("InsightsTests", "Insights"),
    tests("PagesTests", "Pages", "Civil", "Subprocesses", exclude: ["Goldens"]),
    tests("VaultTests", "Vault", crypto, exclude: ["known-answers.py", "known-answers.txt", "known-keys.txt"]),
    tests("StoreTests", "Store", "Records", "Civil", grdb, exclude: ["schemas"]),
    tests("EngineTests", "Engine", "HTTP", "Languages", "Language", "Civil"),
    tests("MCPTests", "MCP", "Engine", "Languages", "Language", "Civil", exclude: ["Peer"]),
    tests("ScreenTests", "Screen", "Engine", "Languages", "Language", "Civil", exclude: ["Goldens", "widths.txt"]),
    .testTarget(
      name: "ToolsTests",
      dependencies: topics.map { .target(name: $0 + "Tools") } + [
        "Tools", "Session", "Cards", "Settings", "Files", "Upkeep", "SampleLife", "CrisisLines", "Engine", "Screen",
        "HTTP", "Store", "Vault", "Records", "Languages", "Language", "Civil",
      ],
      exclude: [
        "everyday.en.txt", "hostile.en.txt", "not-for-us.txt", "same.en.txt", "sentences.de.txt", "sentences.en.txt",
        "steps.en.txt", "talks.en.txt",
      ],
      swiftSettings: house),
    tests("DesktopTests", "Desktop"),
    tests("ShellTests", "Shell"),
    .target(name: "CPty", path: "Tests/CPty"),
    .executableTarget(name: "typewriter", dependencies: ["Shell"], path: "Tests/Typewriter", swiftSettings: house),
    .executableTarget(
      name: "torture", dependencies: ["nudgy"], path: "Tests/Torture", exclude: ["run"], swiftSettings: house),
    .executableTarget(
      name: "corpus", dependencies: ["Tools", "Session", "Engine", "Records", "Languages", "Language", "Civil"],
      path: "Tests/Corpus", exclude: ["de", "en", "unlearnt"],
      swiftSettings: house),
    tests("PtyTests", "CEditline", "CPty", "typewriter", "nudgy"),
    tests(
      "CommandTests", "nudgy", "Session", "Settings", "HTTP", "Civil", "Engine", "Language", "Subprocesses", exclude: ["Transcripts"]),
    .target(name: "CSpawn", path: "Tests/CSpawn"),
    .target(name: "Subprocesses", dependencies: ["CSpawn"], path: "Tests/Subprocesses", swiftSettings: house),
    tests("SubprocessTests", "Subprocesses"),
  ] + topics.map(topic)
)
