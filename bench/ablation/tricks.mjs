/**
 * Tricks by which a page opens faster, besides loading scripts (shell/src/boot/README.md). Each has the edit of the sources, or of the
 * build, that switches it off alone: `{ name, edit: [file, from, to] }` or `{ name, build: (dist) => … }`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

export const TRICKS = [
  {
    name: 'the entry runs after the first paint',
    edit: ['shell/src/boot/run-app-after-paint.ts', 'if (paintsNothing()) run();', 'if (document.body) run();'],
  },
  {
    name: 'modules are evaluated in tasks',
    edit: ['shared-ui/src/loading/next-task.ts', 'if (document.hidden) return', 'return'],
  },
  {
    name: 'session and remote are requested at once',
    edit: [
      'shell/src/boot/start-app.tsx',
      `    queryClient?.prefetchQuery(sessionQuery),
    prepareSignedIn(),
    Promise.race([loader.prepare(window.location), late]),`,
      `    prepareSignedIn(),
    Promise.race([queryClient && loader && Promise.resolve(), late]),`,
    ],
  },
  {
    name: 'the profile menu comes late',
    edit: [
      'shell/src/host/frame/late-profile-menu.tsx',
      'useState(false);\n  const [isAskedFor',
      'useState(true);\n  const [isAskedFor',
    ],
  },
  {
    name: 'the rest waits until the page has settled',
    edit: [
      'shell/src/ui/when-settled.ts',
      '  await whenIdle(window);\n  await queriesAnswered',
      '  if (window.document.hasFocus() || true) return;\n  await queriesAnswered',
    ],
  },
  {
    name: 'scripts of signed-in pages are preloaded',
    build: (dist) => writeFileSync(path.join(dist, 'signed-in-head.html'), ''),
  },
  {
    name: 'the server sends a skeleton',
    build: (dist) => writeFileSync(path.join(dist, 'first-paints.json'), '{}'),
  },
];
