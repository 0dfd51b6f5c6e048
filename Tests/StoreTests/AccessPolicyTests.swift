import Records
import Testing

@testable import Store

@Suite struct AccessPolicyTests {
  @Test(
    arguments: [
      // What is allowed; a kind; whether its records may be read, and whether their sealed fields.
      (nil, "journal_entry", true, true), ([], "journal_entry", false, false), ([], "nudge", true, false),
      (["nudge"], "nudge", true, true), (["note"], "note", true, true), (["note"], "journal_entry", false, false),
      ([], "mood_log", false, false), (["mood_log"], "mood_log", true, true), ([], "focus_session", true, true),
    ] as [(Set<String>?, String, Bool, Bool)])
  func `A kind that tells of the person is closed until it is allowed by name`(
    allowed: Set<String>?, kind: String, isRead: Bool, isUnsealed: Bool
  ) {
    let policy = AccessPolicy()
    if let allowed { policy.restrict(to: AccessScope(allowing: allowed)) }
    #expect(((try? policy.checkAccess(to: kind)) != nil) == isRead)
    #expect(((try? policy.checkUnsealing(of: kind)) != nil) == isUnsealed)
    #expect(policy.takeAccessedKinds() == (isRead || isUnsealed ? [kind] : []))
  }

  @Test func `What was let through is told once, and what was refused is not`() {
    let policy = AccessPolicy()
    policy.restrict(to: AccessScope(allowing: []))
    #expect(throws: AccessDenied(kind: "note")) { try policy.checkAccess(to: "note") }
    #expect(throws: Never.self) { try policy.checkAccess(to: "nudge") }
    #expect(policy.takeAccessedKinds() == ["nudge"])
    #expect(policy.takeAccessedKinds().isEmpty)
    policy.restrict(to: .all)
    #expect(throws: Never.self) { try policy.checkAccess(to: "note") }
    #expect(policy.takeAccessedKinds() == ["note"])
  }
}
