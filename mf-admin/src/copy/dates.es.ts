import { counted } from '@app/shared-ui/copy/formats';

/** Relative time (1§2, D27), and days that have a name. */
export const datesCopy = {
  today: 'Hoy',
  yesterday: 'Ayer',
  justNow: 'Ahora mismo',
  minutesAgo: (minutes: number) => `Hace ${minutes} min`,
  hoursAgo: (hours: number) => `Hace ${hours}h`,
  daysAgo: (days: number) => `Hace ${counted(days, 'día', 'días')}`,
} as const;
