/** Texts that no act shows: their state takes a fault that a browser does not let a test provoke, or they are no words on a page. */
export const heldElsewhere: readonly { readonly text: string; readonly test: string }[] = [
  // She has a name, always: the server asks for one.
  { text: 'Hermosa Mujer', test: 'mf-journal/src/app/journal-page.test.tsx' },
  // The device and the memory of the page both refuse.
  {
    text: 'No se pudo guardar tu reflexión. Inténtalo de nuevo.',
    test: 'mf-journal/src/slot-activity-journal.test.tsx',
  },
  // Thrown, never shown.
  { text: 'Error al registrar interés', test: 'shell/src/upgrade/upgrade-modal.test.tsx' },
  // 'yyyy-MM-week-N', the key of a week's intention.
  { text: '2026-12-week-4', test: 'e2e/calendar/views.spec.ts' },
];
