import { initFederation } from '@softarc/native-federation-orchestrator';

/** Addresses of what the builds say of themselves, as the page brings them. */
interface Manifest {
  readonly shell: string;
  /** The remote that owns the page: known before the first module runs. */
  readonly first: Readonly<Record<string, string>>;
  /** The others: asked for when somebody goes there. */
  readonly later: Readonly<Record<string, string>>;
}

async function start(): Promise<void> {
  const { shell, first, later } = JSON.parse(document.getElementById('federation')?.textContent ?? '') as Manifest;
  const federation = await initFederation(first, { hostRemoteEntry: shell, logLevel: 'error' });
  // Everything of the shell imports by names that are on the page from here on.
  const { startShell } = await import('../start-shell.tsx');
  startShell(async (name) => {
    const address = later[name];
    if (address) await federation.initRemoteEntry(address, name);
    return federation.loadRemoteModule(name, './remote');
  });
}

void start();
