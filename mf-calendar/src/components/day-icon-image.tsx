import { calendarCopy } from '../copy/calendar.es.ts';
import type { DayIcon } from '../days/calendar-day.ts';
import { dayIcons } from '../days/day-icons.ts';

/** One of the icons of a day, with its name for screen readers. */
export function DayIconImage({ icon, size }: { readonly icon: DayIcon; readonly size: number }) {
  const Icon = dayIcons[icon];
  return <Icon role="img" aria-label={calendarCopy.icons[icon]} size={size} strokeWidth={1.75} />;
}
