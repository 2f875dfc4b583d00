import { readFileSync } from 'node:fs';

// This file runs before anything else is imported, in syntax that any Node.js parses: other scripts need a recent version.
const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const needed = engines.node.replace('>=', '').split('.').map(Number);
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `Reencuentro needs Node.js ${needed.join('.')} or newer; this is ${process.versions.node}. Install it from nodejs.org and try again.`,
  );
  process.exit(1);
}
