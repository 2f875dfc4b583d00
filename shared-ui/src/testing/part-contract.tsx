import { Slot, type SlotComponent } from '@app/shared-ui/host';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { SlotProps } from '../host/slot-props.ts';
import { createFakeDocuments } from './fake-documents.ts';
import { globalStyles } from './global-styles.ts';
import { renderInHost, type Scene } from './render-with-host.tsx';

interface PartOf<Name extends keyof SlotProps> {
  /** The declared slot that it fills. */
  readonly slot: Name;
  /** The default export of `src/slot-<name>.tsx`. */
  readonly part: ComponentType<SlotProps[Name]>;
  /** Props as the page hands them. */
  readonly props: SlotProps[Name];
  /** Accessible name of what it shows. */
  readonly name: string | RegExp;
  /** Role of what has the name; `region`, as of a named `<section>`, unless said otherwise. */
  readonly role?: string;
  /** Answers and documents, created anew for each test. */
  readonly scene?: () => Omit<Scene, 'ui' | 'routes' | 'slots'>;
}

/** A part that fills a slot, and what is expected there. */
export type ContractPart = { [Name in keyof SlotProps]: PartOf<Name> }[keyof SlotProps];

/** With all that a part asks for, and with nothing: no document, and no call that arrives. */
export type DataOfPart = 'its data' | 'no data';

/**
 * Mounts a part as a page places it, and unmounts it.
 * @returns what is wrong with it, each as a sentence
 */
export async function faultsOfPart(
  { slot, part, props, name, role, scene }: ContractPart,
  data: DataOfPart,
): Promise<string[]> {
  const errors: unknown[] = [];
  // Casts, here and below: `ContractPart` ties part and props to their slot, which TypeScript cannot follow once they are taken apart.
  const Part = part as SlotComponent;
  // The page's boundary would hide an error, and a part without data may show nothing.
  const Watched: SlotComponent = (given) => (
    <ErrorBoundary fallback={null} onError={(error) => errors.push(error)}>
      <Part {...given} />
    </ErrorBoundary>
  );
  const title = document.title;
  const view = await renderInHost({
    ...scene?.(),
    ...(data === 'no data' && { documents: createFakeDocuments(), isOffline: true }),
    ui: <Slot name={slot} {...(props as Readonly<Record<string, unknown>>)} />,
    slots: { [slot]: Watched },
  });
  if (data === 'its data') await waitFor(() => errors.length > 0 || screen.getByRole(role ?? 'region', { name }));
  // Pending answers arrive while axe is running.
  const { violations } = await act(() => axe(view.container));
  const { showToast, confirm, alert, openUpgrade, offerUpgrade } = view.host;
  const faults = [
    ...errors.map((error) => `it throws: ${String(error)}`),
    ...violations.map(({ id, help, nodes }) => `axe, ${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`),
    ...globalStyles().map((rule) => `a global style: ${rule}`),
    ...when(document.title !== title, 'it changes the title of the page'),
    ...when(document.activeElement !== document.body, 'it takes the keyboard focus unasked'),
    ...when(screen.queryByRole('dialog') !== null, 'it opens a dialog unasked'),
    ...when(
      [showToast, confirm, alert, openUpgrade, offerUpgrade].some(({ mock }) => mock.calls.length > 0),
      'it calls the user unasked',
    ),
  ];
  view.unmount();
  return [...faults, ...when(document.body.textContent !== '', 'it leaves something on the page when it is gone')];
}

const when = (isSo: boolean, fault: string): string[] => (isSo ? [fault] : []);

/** The part of a remote's contract test that is about slots: every declared one has its part among `parts`. */
export function testParts(slots: readonly string[], parts: readonly ContractPart[]): void {
  it('has a part for every declared slot', () =>
    expect(parts.map(({ slot }) => slot as string).toSorted()).toEqual(slots.toSorted()));

  // A loop: jest refuses a table without rows, which a remote without slots would have.
  for (const part of parts)
    for (const data of ['its data', 'no data'] as const)
      it(`fills the slot ${part.slot} with ${data}, as its page expects`, async () =>
        expect(await faultsOfPart(part, data)).toEqual([]));
}
