import { projects } from './jest/projects.mjs';

/** One project per package; `node scripts/jest.mjs <project> [file]` picks. */
export default {
  projects,
  maxWorkers: 2,
  testTimeout: 60_000,
};
