import path from 'node:path';
import { toolOf } from '../place.mjs';

const CONFIG = path.join(import.meta.dirname, '../jest/remote.config.mjs');

/** The flags with which jest loads ES modules, besides those that are set. */
const jestOptions = () =>
  [process.env.NODE_OPTIONS, '--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
    .filter(Boolean)
    .join(' ');

/** The command that runs the tests of a remote. @param {string[]} args of jest */
export const jestCommand = (place, args = []) => ({
  command: process.execPath,
  args: [toolOf(place, 'jest'), '--config', CONFIG, ...args],
  options: { cwd: place.folder, env: { ...process.env, NODE_OPTIONS: jestOptions() } },
});
