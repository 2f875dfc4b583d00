import { counted } from '@app/shared-ui/copy/formats';

/** Relative time (1§2, D27). */
export const datesCopy = {
  justNow: 'Ahora mismo',
  minutesAgo: (minutes: number) => `Hace ${minutes} min`,
  hoursAgo: (hours: number) => `Hace ${hours}h`,
  daysAgo: (days: number) => `Hace ${counted(days, 'día', 'días')}`,
} as const;
