import { projects } from './scripts/jest/projects.mjs';

/** One project per package; `node scripts/jest.mjs <project> [file]` picks. */
export default {
  projects,
  maxWorkers: 2,
  /**
   * A worker restarts after the file that took its heap beyond this: modules loaded through vm are never freed, and a worker with those of a
   * hundred files spends its time in the garbage collector before it fails at 4 GB.
   */
  workerIdleMemoryLimit: '1200MB',
  testTimeout: 60_000,
};
