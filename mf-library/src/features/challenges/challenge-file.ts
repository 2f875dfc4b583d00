import type { Challenge } from '@app/contract/library';
import { type DayKey, plusDays } from '@app/shared-ui/dates/day-key';
import { icsFile } from '@app/shared-ui/files/ics-file';

/** A calendar with an all-day event for each day of a challenge. */
export const challengeFile = ({ id, title, days }: Pick<Challenge, 'id' | 'title' | 'days'>, startDate: DayKey): File =>
  icsFile({
    name: title,
    product: 'Retos',
    file: `reto-${id}.ics`,
    events: days.map((day, i) => ({
      // The same day of the same plan is the same event: importing twice does not double it.
      id: `reto-${id}-${startDate}-${i + 1}`,
      day: plusDays(startDate, i),
      summary: `${title} (${i + 1}/${days.length}): ${day.title}`,
      description: day.text,
    })),
  });
