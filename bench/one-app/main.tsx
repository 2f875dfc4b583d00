import { setNonce } from 'get-nonce';
import type { ComponentType } from 'react';
import type { RemoteModule, SlotComponent } from '@app/shared-ui/host';
import { loadApp } from '../../shell/src/boot/load-app.ts';
import { plainLoader } from './plain-loader.ts';
import { registryWith } from '../../shell/src/remotes/loaders.ts';
import type { RemoteLoader } from '../../shell/src/remotes/remote-loader.ts';

/**
 * The baseline of the page benchmark: the same sources as one app with a chunk per remote, linked at build time instead of loaded by
 * federation. Nothing but the benchmark uses it.
 */
const modules: Record<string, () => Promise<RemoteModule>> = {
  'mf-journey': () => import('../../mf-journey/src/remote.tsx'),
  'mf-journal': () => import('../../mf-journal/src/remote.tsx'),
  'mf-library': () => import('../../mf-library/src/remote.tsx'),
  'mf-calendar': () => import('../../mf-calendar/src/remote.tsx'),
  'mf-admin': () => import('../../mf-admin/src/remote.tsx'),
};

/** The component in a slot declares its properties; the page that places the slot passes them. */
const slotModules: Record<string, () => Promise<{ default: ComponentType<never> }>> = {
  'activity-journal': () => import('../../mf-journal/src/slot-activity-journal.tsx'),
  'home-day': () => import('../../mf-calendar/src/slot-home-day.tsx'),
  'home-words': () => import('../../mf-journal/src/slot-home-words.tsx'),
  'reread-entries': () => import('../../mf-journal/src/slot-reread-entries.tsx'),
  'home-next-reading': () => import('../../mf-library/src/slot-home-next-reading.tsx'),
};

function createLinkedLoader(): RemoteLoader {
  const slots = new Map<string, Promise<SlotComponent>>();
  const pages = plainLoader((name) => {
    const load = modules[name];
    if (!load) throw new Error(`${name} is not linked`);
    return load();
  });
  return {
    ...pages,
    loadSlot: (_, name) => {
      const load = slotModules[name];
      if (!load) return undefined;
      const component = slots.get(name) ?? load().then((module) => module.default as SlotComponent);
      slots.set(name, component);
      return component;
    },
  };
}

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);
void loadApp().then((startApp) => startApp(registryWith(createLinkedLoader())));
