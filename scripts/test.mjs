import './start/node-version.mjs';

const { testCommand } = await import('./test/test-command.mjs');
await testCommand(process.argv.slice(2));
