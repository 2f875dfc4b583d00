import './start/node-version.mjs';

const { devCommand } = await import('./dev/dev-command.mjs');
await devCommand();
