// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#endif

// Compiler and linker flags stand at the end of this file, in Recipe.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func library(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A library that lines are read by, which is optimised in a debug build too.
func readingLibrary(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict + Recipe.optimized)
}

/// The topics of tools, each with what it needs beside what all of them share: what one does cannot reach into another
/// that does not stand here.
let topics: KeyValuePairs<String, [Target.Dependency]> = [
  "Nudges": ["Prompts", "Contacts"],
  "Focus": ["NotesTools", "Prompts", "Pages"],
  "Day": ["NotesTools", "JournalTools", "MoodTools", "Desktop"],
  "Notes": ["MemoryTools", "JournalTools"],
  "Journal": [],
  "Mood": ["Pages"],
  "Symptoms": [],
  "Insights": ["SymptomsTools", "Insights", "Prompts", "Pages"],
  "Visit": ["InsightsTools", "SymptomsTools", "Insights", "Pages"],
  "Memory": [],
  "Companion": ["NotesTools"],
  "Crisis": ["CompanionTools", "CrisisLines"],
  "Device": ["Vault"],
  "Correcting": ["NotesTools", "MemoryTools", "SymptomsTools", "MoodTools"],
]

func topic(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name + "Tools",
    dependencies: dependencies + [
      "Cards", "Session", "Settings", "Engine", "Replies", "Store", "Records", "Language", "Civil",
    ],
    path: "Sources/Tools/\(name)", swiftSettings: strict)
}

func cTarget(_ name: String, exclude: [String] = [], linkerSettings: [LinkerSetting] = []) -> Target {
  .target(name: name, exclude: exclude, cSettings: Recipe.guardedC, linkerSettings: linkerSettings)
}

/// Files that tests read through their own path are left out of the build.
func tests(_ name: String, _ dependencies: Target.Dependency..., exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

/// What several folders of tests use.
func support(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, path: "Tests/" + name, swiftSettings: strict)
}

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
        "Tools", "Session", "Settings", "Files", "Upkeep", "SampleLife", "Randomness", "Cards", "Shell", "Screen",
        "MCP", "Engine", "Replies",
        "HTTP", "Insights", "Store", "Vault", "Desktop", "Records", "Languages", "Language", "Civil", "CDiscretion",
        arguments,
      ],
      exclude: ["Static", "output.schema.json"], swiftSettings: strict, linkerSettings: Recipe.release),
    library("Shell", "Engine", "Replies", "Screen", "CEditline"),
    .target(
      name: "Tools",
      dependencies: topics.map { .target(name: $0.key + "Tools") } + [
        "Cards", "Session", "Engine", "Replies", "Store", "Vault", "Records", "Language", "Civil",
      ],
      path: "Sources/Tools/Catalogue", swiftSettings: strict),
    library("Session", "Settings", "Files", "Engine", "Replies", "Store", "Vault", "Records", "Language", "Civil"),
    library("Cards", "Session", "Settings", "Engine", "Replies", "Store", "Records", "Language", "Civil"),
    library("Upkeep", "Session", "Files", "Engine", "Replies", "Store", "Vault", "Records", "Language", "Civil"),
    library(
      "SampleLife", "Randomness", "Cards", "Session", "Engine", "Replies", "Store", "Vault", "Records", "Language",
      "Civil"),
    library("Settings", "CrisisLines", "Replies", "Records", "Language", "Civil"),
    library("CrisisLines", "Language"),
    library("Files", "Replies", "Language"),
    library("Screen", "Replies", "Language", "Civil"),
    library("MCP", "Engine", "Replies", "Language"),
    readingLibrary("Engine", "Replies", "HTTP", "Prompts", "Language", "Civil", "CModels"),
    library("Replies", "Language", "Civil"),
    library("Randomness"),
    .target(
      name: "Prompts", path: "Prompts",
      resources: ["draft", "dump", "insight", "steps", "system", "turn", "week"].map { .embedInCode("\($0).md") },
      swiftSettings: strict),
    library("HTTP", "CCurl"),
    library("Store", "Records", "Civil", grdb),
    library("Vault", "CSecret", crypto, cryptoExtras),
    library("Desktop"),
    library("Contacts", "Language"),
    library("Records", "Civil"),
    library("Insights"),
    library("Pages", "Replies", "Language", "Civil"),
    .target(
      name: "Languages", dependencies: ["Language", "Civil"], exclude: ["messages.pot"],
      swiftSettings: strict + Recipe.optimized,
      plugins: [.plugin(name: "PreparePhrases")]),
    .plugin(
      name: "PreparePhrases", capability: .buildTool(), dependencies: ["PhraseCompiler"],
      path: "Sources/Plugins/PreparePhrases"),
    .executableTarget(name: "PhraseCompiler", swiftSettings: strict),
    readingLibrary("Language", "Civil", "CModels"),
    readingLibrary("Civil"),
    cTarget(
      "CModels",
      exclude: [
        "crisis.de.model", "crisis.en.model", "line.de.model", "line.en.model", "lines.de.weights", "lines.en.weights",
        "pieces.de.weights", "pieces.en.weights", "token.de.model", "token.en.model", "words.fields",
      ]),
    cTarget("CCurl"),
    cTarget("CSecret"),
    cTarget("CDiscretion"),
    cTarget("CEditline", linkerSettings: [.linkedLibrary("edit")]),

    tests("CivilTests", "Civil"),
    tests(
      "LanguageTests", "TestFiles", "Languages", "Language", "Randomness", "Civil",
      exclude: [
        "after-crisis-1.en.txt", "after-crisis-2.en.txt", "captures.de.txt", "captures.en.txt", "cards.en.txt",
        "dates.de.txt", "dates.en.txt",
        "durations.en.txt", "not-dates.de.txt", "not-dates.en.txt", "recurrences.de.txt", "recurrences.en.txt",
        "sentences.en.txt",
      ]),
    tests("PhraseCompilerTests", "PhraseCompiler", "TestFiles"),
    tests("RecordsTests", "TestFiles", "Records", "Randomness", "Civil"),
    tests("HTTPTests", "HTTP", "Subprocesses"),
    tests("PromptsTests", "Prompts"),
    tests("InsightsTests", "Insights"),
    tests(
      "PagesTests", "TestFiles", "Pages", "Replies", "Languages", "Language", "Contrast", "Randomness", "Civil",
      "Subprocesses",
      exclude: ["Goldens"]),
    tests(
      "VaultTests", "TestFiles", "Vault", crypto, exclude: ["known-answers.py", "known-answers.txt", "known-keys.txt"]),
    tests(
      "StoreTests", "RecordFakes", "TestFiles", "Store", "Records", "Randomness", "Civil", grdb, exclude: ["schemas"]),
    tests("EngineTests", "EngineFakes", "JSONChecks", "Engine", "Replies", "HTTP", "Languages", "Language", "Civil"),
    tests("MCPTests", "EngineFakes", "MCP", "Engine", "Replies", "Languages", "Language", "Civil", exclude: ["Peer"]),
    tests(
      "ScreenTests", "TestFiles", "Screen", "Contrast", "JSONChecks", "Engine", "Replies", "Languages", "Language",
      "Civil",
      exclude: ["Goldens", "widths.txt"]),
    .testTarget(
      name: "ToolsTests",
      dependencies: topics.map { .target(name: $0.key + "Tools") } + [
        "Tools", "Session", "Cards", "Settings", "Files", "Upkeep", "SampleLife", "CrisisLines", "Engine", "Replies",
        "Screen",
        "HTTP", "Store", "Vault", "Records", "Languages", "Language", "Randomness", "Civil", "EngineFakes",
        "RecordFakes", "TestFiles",
      ],
      exclude: [
        "everyday.en.txt", "hostile.en.txt", "not-for-us.txt", "same.en.txt", "sentences.de.txt", "sentences.en.txt",
        "steps.en.txt", "talks.en.txt",
      ],
      swiftSettings: strict),
    tests("SessionTests", "Session", "Replies", "Records", "Vault", "Languages", "Civil"),
    tests("DesktopTests", "Desktop"),
    tests("ContactsTests", "Contacts", "Randomness"),
    tests("ShellTests", "Shell"),
    .target(name: "CPty", path: "Tests/CPty"),
    .executableTarget(name: "typewriter", dependencies: ["Shell"], path: "Tests/Typewriter", swiftSettings: strict),
    .executableTarget(
      name: "torture", dependencies: ["nudgy", "Homes", "Subprocesses", "Randomness"], path: "Tests/Torture",
      exclude: ["README.md", "run"],
      swiftSettings: strict),
    .executableTarget(
      name: "corpus",
      dependencies: [
        "Tools", "Session", "Engine", "Replies", "Records", "Languages", "Language", "Civil", "EngineFakes",
        "RecordFakes",
      ],
      path: "Tests/Corpus", exclude: ["de", "en", "unlearnt"],
      swiftSettings: strict + Recipe.optimized),
    tests("PtyTests", "Homes", "Subprocesses", "CEditline", "CPty", "typewriter", "nudgy"),
    tests(
      "CommandTests", "Homes", "TestFiles", "nudgy", "Session", "Settings", "HTTP", "Civil", "Engine", "Replies",
      "Language", "Randomness",
      "Screen", "JSONChecks", "Subprocesses",
      exclude: ["Transcripts"]),
    .target(name: "CSpawn", path: "Tests/CSpawn"),
    support("Subprocesses", "CSpawn"),
    tests("SubprocessTests", "Subprocesses"),
    support("Homes", "Subprocesses"),
    support("TestFiles"),
    support("RecordFakes", "Records"),
    support("EngineFakes", "Engine", "Replies", "HTTP", "Languages", "Language", "Civil"),
    support("Contrast"),
    support("JSONChecks", "Replies"),
  ] + topics.map { topic($0.key, $0.value) }
)

/// The flags of the C compiler and the linker, each with its reason. Sources/README.md, "What a release is made of", tells
/// what each is worth; `Tests/Binary/run` reads off the program that they took effect.
///
/// Nothing here asks for a position-independent executable, as Swift links no other kind: the system loads it at an
/// address that nobody can know before. `-no-pie` would save a millisecond at each start, but this program holds keys and
/// reads what strangers send.
enum Recipe {
  /// A function that has an array, or hands out the address of a variable, ends the program when something wrote past
  /// it. SwiftPM has no setting for this and clang no attribute. Unsafe flags are allowed in the package that is built
  /// itself, though not in one that others depend on.
  static let guardedC: [CSetting] = [.unsafeFlags(["-fstack-protector-strong"])]

  /// Tests read thousands of lines in a debug build, and unoptimised code takes five times as long for each. To compile
  /// the code that reads them with `-O` takes 40 seconds more; a debugger sees fewer of its variables.
  static let optimized: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

  /// A debug build is linked as SwiftPM does by itself: it has Swift's libraries outside, and to look up all their names
  /// before the start (`-z now`) would take 20 ms each time.
  static let release: [LinkerSetting] = [
    .unsafeFlags(lld + staticLibraries + readOnlyTables, .when(platforms: [.linux], configuration: .release))
  ]

  /// The linker that knows `-z pack-relative-relocs`. It leaves out symbols and debug information, and exports no names:
  /// among thousands of them the loader would look for every function of the C library first.
  private static let lld = ["-use-ld=lld"] + linker(["-s", "--no-export-dynamic"])

  /// Linker scripts that are found before the system's libraries and name their static forms, so that the loader has
  /// nothing to open but the C library.
  private static let staticLibraries = ["-L", Context.packageDirectory + "/Sources/nudgy/Static"]

  /// Tables of functions, and where the C library's stand, are filled in before the program starts and are read-only from
  /// then on: no stray write turns a call elsewhere. Packed, their 110,000 addresses take 23 kB of the file instead of
  /// 2.7 MB, which had to be read at each start.
  private static let readOnlyTables = linker(
    ["-z", "relro", "-z", "now"] + (loaderUnpacks ? ["-z", "pack-relative-relocs"] : []))

  /// glibc does from 2.36 on (Debian 12, Ubuntu 22.10); an older one refuses to start such a program.
  private static var loaderUnpacks: Bool {
    #if canImport(Glibc)
      var text = [CChar](repeating: 0, count: 64)
      guard confstr(Int32(_CS_GNU_LIBC_VERSION), &text, text.count) > 0 else { return false }
      // "glibc 2.36"
      let name = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      let version = name.split { !$0.isNumber }.compactMap { Int($0) }
      return !version.lexicographicallyPrecedes([2, 36])
    #else
      return false
    #endif
  }

  private static func linker(_ flags: [String]) -> [String] {
    flags.flatMap { ["-Xlinker", $0] }
  }
}
