import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../paths.mjs';
import { exportedNames, reexportsOf, signatureOf } from './signatures.mjs';

const HOST = 'shared-ui/src/host';

/** The chapters with their modules: all exports of `modules`; of modules in `host`, those that the host re-exports. */
const CHAPTERS = [
  {
    title: 'What a remote asks of the host',
    lead: '`useHost()` gives the functions of the page, `useSession()` the user. Import from `@app/shared-ui/host`.',
    host: ['host-context.tsx'],
  },
  {
    title: 'The user’s documents',
    lead: '`useHost().documents`, and hooks that follow it. Import from `@app/shared-ui/host`.',
    host: ['@app/contract/documents', 'use-documents.ts'],
  },
  {
    title: 'Calls of the API',
    lead: 'Endpoints come from `@app/contract`, a module for each resource. Import from `@app/shared-ui/host`.',
    host: ['call.ts', 'call-page.ts', 'endpoint-query.ts', 'revision-of.ts'],
  },
  {
    title: 'On the page',
    lead: 'Import from `@app/shared-ui/host`. Everything else that is seen is in `@app/shared-ui/components`.',
    host: ['dialog.tsx', 'page-dialog.tsx', 'slot.tsx', 'remote-module.ts'],
  },
  {
    title: 'Slots',
    lead: 'What each slot hands over, and the type of what fills it. Import from `@app/shared-ui/host/slot-props`.',
    modules: ['shared-ui/src/host/slot-props.ts'],
  },
  {
    title: 'The declaration',
    lead: 'Of `remote.config.ts`. Import from `@app/shared-ui/remote/define-remote`.',
    modules: ['shared-ui/src/remote/define-remote.ts'],
  },
];

const read = (file) => readFileSync(inRoot(file), 'utf8');

/** The file of a module that the host re-exports. */
const fileOf = (from) =>
  from.startsWith('@app/contract/')
    ? `api/contract/src/${from.slice('@app/contract/'.length)}.ts`
    : path.posix.join(HOST, from);

/** Rank of an export: functions first, then `Host`, then the types. */
const place = (name) => (name === 'Host' ? 1 : /^[a-z]/.test(name) ? 0 : 2);
const inOrder = (names) => names.toSorted((a, b) => place(a) - place(b));

const section = (source, name) => `### \`${name}\`\n\n\`\`\`ts\n${signatureOf(source, name)}\n\`\`\``;

/**
 * The text of docs/host.md: all that `@app/shared-ui/host` exports, and what belongs to it, as the sources declare it.
 * @throws Error if an export of the host is in no chapter
 */
export function hostDocs() {
  const handedOn = new Map(
    reexportsOf(read(`${HOST}/host.ts`)).map(({ from, names }) => [from.replace(/^\.\//, ''), names]),
  );
  const chapters = CHAPTERS.map(({ title, lead, host = [], modules = [] }) => {
    const ofHost = host.map((from) => {
      const names = handedOn.get(from) ?? [];
      handedOn.delete(from);
      return { file: fileOf(from), names };
    });
    const ofModules = modules.map((file) => ({ file, names: exportedNames(read(file)) }));
    const sections = [...ofHost, ...ofModules].flatMap(({ file, names }) =>
      inOrder(names).map((name) => section(read(file), name)),
    );
    return [`## ${title}`, lead, ...sections].join('\n\n');
  });
  if (handedOn.size > 0) throw new Error(`no chapter of docs/host.md has ${[...handedOn.keys()].join(', ')}`);
  const [, version] = /HOST_CONTRACT = '([^']+)'/.exec(read('api/contract/src/host-contract.ts')) ?? [];
  return `${[
    '# The host, for remotes',
    `Host contract ${version}. Made of the sources by \`node scripts/docs/host.mjs\`; \`npm run check\` says when it is behind them. What may be used how: [remotes.md](remotes.md).`,
    ...chapters,
  ].join('\n\n')}\n`;
}
