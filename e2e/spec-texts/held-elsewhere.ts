/** Texts that no journey shows: their state needs a fault that a browser test cannot provoke, or they are not shown on a page. */
export const heldElsewhere: readonly { readonly text: string; readonly test: string }[] = [
  // The user always has a name: the server requires one.
  { text: 'Hermosa Mujer', test: 'mf-journal/src/app/journal-page.test.tsx' },
  // Both device storage and page memory fail.
  {
    text: 'No se pudo guardar tu reflexión. Inténtalo de nuevo.',
    test: 'mf-journal/src/slot-activity-journal.test.tsx',
  },
  // Thrown, never shown.
  { text: 'Error al registrar interés', test: 'shell/src/features/upgrade/upgrade-modal.test.tsx' },
  // 'yyyy-MM-week-N', the key of a week's intention.
  { text: '2026-12-week-4', test: 'e2e/calendar/views.spec.ts' },
];
