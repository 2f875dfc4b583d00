import { projects } from './projects.mjs';

/** `npm run test:timing`: measures the times of answers, one file at a time on an otherwise idle machine; not part of `npm test`. */
export default {
  projects: projects
    .filter(({ displayName }) => displayName === 'api')
    .map((project) => ({ ...project, roots: [`${project.rootDir}/api/timing`], testMatch: ['**/*.timing.ts'] })),
  maxWorkers: 1,
};
