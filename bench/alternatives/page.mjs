import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const shell = path.resolve(import.meta.dirname, '../../shell/dist');
/** The shell's own scripts are not those of an alternative, nor are the links to them; the one that runs before the first paint is. */
const isTaken = (file) => !/\.js(\.\w+)?$|signed-in-head\.html$/.test(file) || /[/\\]first\.[^/\\]+$/.test(file);

/** Begins the folder of an alternative with what is the same in all of them: icons, fonts, the script that comes first. */
export function beginDist(dist) {
  rmSync(dist, { recursive: true, force: true });
  cpSync(shell, dist, { recursive: true, filter: isTaken });
}

/** How the product's page names its app, for the script that comes first. */
const APP = /<link [^>]*data-app [^>]*>/;

/**
 * Writes the page as the server will fill it for one route: the product's own, with another main script. The server takes a new one as
 * soon as it stands there. Theirs is an ordinary module, which does not wait for the first paint as the product's app does.
 * @param options.main address of the main module
 * @param options.before what comes before any of its scripts
 * @param options.preload addresses of the modules that the route needs
 * @param options.modules whether they may be looked into before the import map is there: `modulepreload` also compiles
 */
export function writePage(dist, { main, before = '', preload, modules }) {
  const links = preload.map((href) =>
    modules
      ? `<link rel="modulepreload" href="${href}">`
      : `<link rel="preload" as="${href.endsWith('.json') ? 'fetch' : 'script'}" href="${href}" crossorigin="anonymous">`,
  );
  const script = `<script type="module" crossorigin="anonymous" src="${main}"></script>`;
  const page = readFileSync(path.join(shell, 'index.html'), 'utf8');
  if (!APP.test(page))
    throw new Error("the product's page names no app: it would be measured instead of the alternative");
  const filled = page.replace('%PRELOAD%', '').replace(APP, () => [before, script, ...links].join(''));
  writeFileSync(path.join(dist, 'index.html'), filled);
}
