import type { RegistryEntry } from '@app/contract/registry';
import { HostContext, type Host, Slot, type SlotComponent, useHost } from '@app/shared-ui/host';
import { createFakeDocuments, createFakeHost } from '@app/shared-ui/testing/mock-host';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeLoader } from '../testing/fake-loader.ts';
import { hostsOfRemotes } from './hosts-of-remotes.ts';
import { loadSlotInHost, RemoteHost, RemoteHosts } from './remote-host.tsx';

const entry = (name: string, ...slots: string[]): RegistryEntry => ({
  name,
  container: name.replace('-', '_'),
  version: '1.0.0',
  entry: `/remotes/${name}/1.0.0/remoteEntry.js`,
  integrity: {},
  preload: [],
  routes: [],
  slots: Object.fromEntries(slots.map((slot) => [slot, `./${slot}`])),
  hostContract: '1.1',
  access: 'user',
});

/** Shows what the remote that renders it has of its own. */
function Shown({ label }: { readonly label: string }) {
  const { own, documents } = useHost();
  const lines = own?.list().map(({ fields }) => JSON.stringify(fields['words.line']));
  return <p>{`${label}: ${lines?.join(', ')} · ${documents.list('own').length}`}</p>;
}

/** A page of mf-garden with a slot that mf-orchard fills, in a shell in which both keep something. */
function aShell(page: ReactNode) {
  const documents = createFakeDocuments({
    documents: [
      { kind: 'own', key: 'mf-garden/a', fields: { 'words.line': 'jardín' } },
      { kind: 'own', key: 'mf-orchard/a', fields: { 'words.line': 'huerto' } },
    ],
  });
  const component = Promise.resolve<SlotComponent>(() => <Shown label="hueco" />);
  const loader = fakeLoader({ remotes: [entry('mf-garden'), entry('mf-orchard', 'path')], loadSlot: () => component });
  const { own: _, ...shell } = createFakeHost();
  const host: Host = { ...shell, documents, loadSlot: (name) => loadSlotInHost(loader, name) };
  const hostOf = hostsOfRemotes(host);
  const shown = () =>
    act(async () =>
      render(
        <HostContext value={host}>
          <RemoteHosts value={hostOf}>
            <RemoteHost name="mf-garden">{page}</RemoteHost>
          </RemoteHosts>
        </HostContext>,
      ),
    );
  return { host, hostOf, shown };
}

it('gives a page and the slot on it each what is its own', async () => {
  const page = (
    <>
      <Shown label="página" />
      <Slot name="path" />
    </>
  );
  const { host, shown } = aShell(page);
  await shown();
  expect(screen.getByText('página: "jardín" · 0')).toBeVisible();
  expect(await screen.findByText('hueco: "huerto" · 0')).toBeVisible();
  expect(host.loadSlot('path')).toBe(host.loadSlot('path'));
});

it('gives a slot its own host, whatever host the page puts around it', async () => {
  const forged = createFakeHost();
  function Forger() {
    const { loadSlot } = useHost();
    return (
      <HostContext value={{ ...forged, loadSlot }}>
        <Slot name="path" />
      </HostContext>
    );
  }
  await aShell(<Forger />).shown();
  expect(await screen.findByText('hueco: "huerto" · 0')).toBeVisible();
});

it('lets no remote change the host of another', () => {
  const { hostOf } = aShell(null);
  const garden = hostOf('mf-garden');
  for (const part of [garden, garden.documents, garden.own ?? {}])
    expect(() => Object.assign(part, { list: () => [], set: () => Promise.resolve() })).toThrow(TypeError);
  expect(hostOf('mf-garden')).toBe(garden);
});
