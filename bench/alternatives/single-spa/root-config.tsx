import type { LifeCycles } from 'single-spa';
import { start } from 'single-spa';
import { readInlinedRegistry } from '../../../shell/src/remotes/registry.ts';
import { startShell } from '../start-shell.tsx';
import { Application, register } from './application.tsx';
import type { ApplicationProps } from './surroundings.ts';

/** single-spa's root config: the shell, with every remote of the registry as an application. The page's import map knows their names. */
const { remotes } = readInlinedRegistry(document);

const load = (name: string): Promise<LifeCycles<ApplicationProps>> => import(/* webpackIgnore: true */ name);

for (const { name } of remotes) register(name, () => load(name));
start();

startShell(async (name) => {
  // The shell shows its spinner for as long as the module takes; single-spa then finds it there.
  await load(name);
  const routes = remotes.find((remote) => remote.name === name)?.routes ?? [];
  return { routes: routes.map((path) => ({ path, element: <Application name={name} /> })) };
});
