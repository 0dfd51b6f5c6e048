import CrisisLines
import Engine
import Language
import Replies
import Session

/// What nudgy says to somebody in crisis. The number stands in the first two lines: hardly anybody reads more.
struct CrisisWording {
  /// `nil` where the country is not known.
  let whom: CrisisLine?
  /// Whether all of it was said within the hour.
  let isAgain: Bool

  /// What became of the words.
  enum Kept {
    case sealed, already, not, failed
  }

  func reply(isOther: Bool, isUrgent: Bool, kept: Kept) -> Reply {
    var lines = isOther ? other(isUrgent) : own(isUrgent)
    if isAgain && !isUrgent { lines = Array(lines.prefix(3)) }
    let first = lines.removeFirst()
    var reply = Reply(first, .lines(lines + [close(kept, asks: !isOther && !(isAgain && !isUrgent))]))
    reply.crisis = .init(isInFull: !isAgain || isUrgent, asksSafe: !isOther)
    return reply
  }

  func answer(_ safe: Safety) -> Reply {
    var reply =
      switch safe {
      case .safe:
        Reply(
          "I'm glad. If that changes, at any hour:",
          .lines([service, "I'm still here. You can type anything, or nothing."]))
      case .unsafe, .unsure:
        Reply(
          "Then one thing now, before anything else: \(emergency)",
          .lines([
            service, "Be with somebody, or stay on the phone. Move away from anything you could use.",
            "I'm still here. You can type anything.",
          ]))
      }
    reply.crisis = .init(isInFull: safe != .safe, asksSafe: false)
    return reply
  }

  /// For who only wants to know.
  var lines: Reply { Reply(service, .lines([danger] + (whom == nil ? [unknown] : []))) }

  /// For who may only have had a hard day.
  func beside(_ receipt: LocalizedText, _ lead: Reply.Lead? = nil) -> Reply {
    Reply(receipt, .lines([service]), lead: lead)
  }

  private func own(_ isUrgent: Bool) -> [LocalizedText] {
    if isUrgent {
      return [
        "I'm glad you told me. Call now: \(emergency)", service,
        "Be with somebody, or stay on the phone. Move away from anything you could use.",
      ]
    }
    return isAgain
      ? ["I'm still here, and I hear you.", service, danger]
      : [
        "I'm glad you told me. This matters more than any list.", service, danger,
        "Let somebody you trust know today, and a doctor. You need not carry this alone.",
      ]
  }

  private func other(_ isUrgent: Bool) -> [LocalizedText] {
    let help: [LocalizedText] = [
      "Ask them openly whether they think of suicide; asking does not make it worse. Listen, stay, and move away what could harm.",
      "You can call for advice yourself. You need not carry this alone either.",
    ]
    return isUrgent
      ? ["If they are in danger now, call for them: \(emergency)", service] + help
      : ["You are right to take this seriously. Help for them, and for you:", service, danger] + help
  }

  /// "Samaritans: call 116 123, day and night, or text SHOUT to 85258."
  private var service: LocalizedText {
    guard let whom else { return "findahelpline.com names a free line near you, to call, text or chat." }
    let hours: LocalizedText = whom.hours.map { "\($0)" } ?? "free, day and night"
    guard let text = whom.text else { return "\(whom.service): call \(CrisisWording.numbers(whom.call)), \(hours)." }
    return "\(whom.service): call \(CrisisWording.numbers(whom.call)), \(hours), or text \(text)."
  }

  private static func numbers(_ call: String) -> LocalizedText {
    guard let or = call.firstRange(of: " or ") else { return "\(call)" }
    return "\(String(call[..<or.lowerBound])) or \(String(call[or.upperBound...]))"
  }

  private var danger: LocalizedText { "In danger right now: \(emergency)" }

  private var emergency: LocalizedText {
    whom.map { "\($0.emergency)." } ?? "your emergency number; 112 works in most countries, 911 in America."
  }

  private var unknown: LocalizedText { "“i live in Ireland” names your country, and then its line stands here." }

  private func close(_ kept: Kept, asks: Bool) -> LocalizedText {
    let told: LocalizedText? =
      switch kept {
      case .sealed: "Your words are kept, sealed."
      case .already: nil
      case .not: "Your words were not kept."
      case .failed: "Your words could not be kept."
      }
    let here: LocalizedText = asks ? "Are you safe right now?" : "I'm here. You can type anything."
    return told.map { "\(here) \($0)" } ?? here
  }
}
