/** Texts whose state takes a fault that a browser does not let a test provoke; the named test provokes it with doubles. */
export const heldByUnitTests: readonly { readonly text: string; readonly test: string }[] = [
  // She has a name, always: the server asks for one.
  { text: 'Hermosa Mujer', test: 'mf-journal/src/app/journal-page.test.tsx' },
  // The device and the memory of the page both refuse.
  {
    text: 'No se pudo guardar tu reflexión. Inténtalo de nuevo.',
    test: 'mf-journal/src/slot-activity-journal.test.tsx',
  },
];
