/** Hours of the reminder that are offered at the first steps and in the settings. */
export const usualHoursCopy = {
  label: 'Horas que eligen muchas',
  hours: [
    { name: 'Al despertar', at: '08:00' },
    { name: 'A media tarde', at: '18:00' },
    { name: 'Antes de dormir', at: '22:00' },
  ],
} as const;
