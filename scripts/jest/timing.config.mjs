import { projects } from './projects.mjs';

/** Measures the times of answers, one file at a time on an otherwise idle machine; not part of `npm test` (CONTRIBUTING.md). */
export default {
  projects: projects
    .filter(({ displayName }) => displayName === 'api')
    .map((project) => ({ ...project, roots: [`${project.rootDir}/api/timing`], testMatch: ['**/*.timing.ts'] })),
  maxWorkers: 1,
};
