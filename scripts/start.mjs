import './start/node-version.mjs';

const { startCommand } = await import('./start/start-command.mjs');
await startCommand();
