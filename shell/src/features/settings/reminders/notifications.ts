/** The browser's permission for notifications; `unsupported` where it has none. */
export type NotificationState = NotificationPermission | 'unsupported';

export const notificationPermission = (): NotificationState =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Asks the browser; call it only in answer to a user gesture. */
export async function requestNotificationPermission(): Promise<NotificationState> {
  const permission = notificationPermission();
  if (permission !== 'default') return permission;
  return Notification.requestPermission();
}

/** Shows a system notification, by the service worker where there is one: mobile browsers allow no other way. */
export async function showNotification(title: string, options: NotificationOptions): Promise<void> {
  if (notificationPermission() !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.addEventListener('click', () => {
    window.focus();
    notice.close();
  });
}
