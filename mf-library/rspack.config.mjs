import { readFileSync } from 'node:fs';
import { remoteConfig } from '@app/shared-ui/federation/remote-config.mjs';

export default remoteConfig({
  folder: import.meta.dirname,
  routes: ['/books', '/books/:id', '/movies', '/movies/:id', '/playlists', '/challenges'],
  headings: JSON.parse(readFileSync(new URL('src/copy/headings.json', import.meta.url), 'utf8')),
  slots: ['home-next-reading'],
});
