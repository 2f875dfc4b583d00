import { operator } from '@app/contract/operator';

const { chat } = operator;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: chat.timeZone,
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Whether the chat is staffed, in the support team's time zone, not the device's. */
export function isChatOpen(now: Date): boolean {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const weekday = WEEKDAYS.indexOf(parts['weekday'] ?? '');
  const hour = Number(parts['hour']);
  return chat.weekdays.some((day) => day === weekday) && hour >= chat.fromHour && hour < chat.toHour;
}
