import Desktop
import Engine
import Replies
import Session

/// Hands a link that nobody could be asked about to an open shell or, where none takes it, to the desktop.
struct LinkDelivery {
  private let link: DeepLink
  private let notification: DesktopNotification
  private let context: AppContext

  /// Throws where the card that it names is gone.
  init(_ link: DeepLink, _ session: Session, _ context: AppContext) throws {
    (self.link, self.context) = (link, context)
    let (title, details) = try link.notification(session, now: context.clock.now)
    notification = DesktopNotification(
      summary: context.notificationText(title), body: context.notificationText(details),
      clickLabel: context.notificationText("Seen"))
  }

  /// An open shell looks into the inbox every two seconds; one that is not heard of for so many does not run.
  private static let secondsForShells = 5

  /// - Parameter waitsInInbox: whether the next shell tells of it too. What only looks at something is over when its
  ///   answer was shown.
  func deliver(waitsInInbox: Bool) async throws {
    let desktop = desktop
    guard !context.flags.dryRun, waitsInInbox || desktop != nil else { return }
    let name = context.newInboxName
    try context.inbox.add(.request(link), named: name)
    guard let desktop else { return }
    for _ in 0..<10 * LinkDelivery.secondsForShells {
      try await Task.sleep(for: .milliseconds(100))
      if context.inbox.file(named: name) == nil { return }
    }
    if !waitsInInbox, let file = context.inbox.file(named: name), !context.inbox.takeAway(file) { return }
    // A daemon that is paused would show it when nobody thinks of the link any more.
    guard !desktop.isPaused else { return }
    do { _ = try notification.show(by: desktop) } catch { context.log.record("telling of a link", error) }
  }

  /// `nil` where nothing shows notifications: then the link waits, or what it asked for was printed.
  private var desktop: NotificationDaemon? {
    SessionBusAddress.complete(context.environment)
    return try? NotificationDaemon.find(hasScreen: context.hasScreen)
  }
}

extension AppContext {
  /// What links ask for while a shell is open, the oldest first. One at a time, as of several notices at once only the
  /// first is told in full.
  func linkNotices(_ session: Session) -> NoticeSource {
    NoticeSource { [inbox, isDryRun = flags.dryRun] _ in
      guard !isDryRun else { return [] }
      for file in inbox.waiting {
        // What cannot be read is moved aside where the rest of the inbox is taken.
        guard case .request(let link)? = try? inbox.read(file), let text = link.notice(session) else { continue }
        return [Notice(text, about: link.reference(session), isRequested: true) { inbox.takeAway(file) }]
      }
      return []
    }
  }
}
