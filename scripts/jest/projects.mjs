import { readdirSync } from 'node:fs';
import { inRoot, root } from '../paths.mjs';
import { project, webProject } from '../remote-kit/jest/web-project.mjs';

const nodeProject = (name, folders, more = {}) => ({
  ...project,
  rootDir: root,
  displayName: name,
  roots: folders.map((folder) => inRoot(folder)),
  setupFiles: [inRoot('scripts/jest/node-setup.mjs')],
  ...more,
});

const pages = (name, folders = [name]) =>
  webProject({ name, rootDir: root, roots: folders.map((folder) => inRoot(folder)) });

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

export const projects = [
  nodeProject('api', ['api/src', 'api/test', 'api/timing'], {
    globalSetup: inRoot('scripts/jest/mongo-setup.mjs'),
    globalTeardown: inRoot('scripts/jest/mongo-teardown.mjs'),
  }),
  nodeProject('contract', ['api/contract/src']),
  nodeProject('scripts', ['scripts']),
  pages('shared-ui'),
  pages('sync', ['shell/sync']),
  pages('shell', ['shell/src', 'shell/service-worker', 'shell/prerender']),
  ...remotes.map((name) => pages(name)),
];
