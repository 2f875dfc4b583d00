/** Relative time (1§2, D27). */
export const datesCopy = {
  justNow: 'Ahora mismo',
  minutesAgo: (minutes: number) => `Hace ${minutes} min`,
  hoursAgo: (hours: number) => `Hace ${hours}h`,
  daysAgo: (days: number) => (days === 1 ? 'Hace 1 día' : `Hace ${days} días`),
} as const;
