import { projects } from './scripts/jest/projects.mjs';

/** One project per package; `node scripts/jest.mjs <project> [file]` picks. */
export default {
  projects,
  maxWorkers: 2,
  /**
   * A worker starts anew after the file that took its heap beyond this: modules loaded through vm are never freed, and a worker that
   * carries those of a hundred files spends its time in the garbage collector before it dies at 4 GB.
   */
  workerIdleMemoryLimit: '1200MB',
  testTimeout: 60_000,
};
