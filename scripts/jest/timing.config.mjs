import { projects } from './projects.mjs';

/** `npm run test:timing`: the times of answers, one file after the other on an otherwise idle machine; no part of `npm test`. */
export default {
  projects: projects
    .filter(({ displayName }) => displayName === 'api')
    .map((project) => ({ ...project, roots: [`${project.rootDir}/api/timing`], testMatch: ['**/*.timing.ts'] })),
  maxWorkers: 1,
};
