import { devCommand } from './dev/dev-command.mjs';

await devCommand();
