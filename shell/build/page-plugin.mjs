import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const NAME = 'page';

/**
 * Writes `index.html` from its template: the blocking script, the fonts, and the app, preloaded so that the blocking script can run it
 * after the first paint (`src/boot`); every script with its hash. The server fills in `%NONCE%`, `%PRELOAD%` and `%REGISTRY%` (one
 * answer per session), and adds `signed-in-head.html` where there is a session: the scripts that are needed as soon as it is confirmed. `curtain-head.html` is for the pages of a discreet device.
 */
export class PagePlugin {
  /** @param `omit` a placeholder that this build's page does without */
  constructor({ template, blocking, afterPaint, signedIn, curtain, fonts, icon, omit = '' }) {
    Object.assign(this, { template, blocking, afterPaint, signedIn, curtain, fonts, icon, omit });
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(this.template);
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        (assets) => {
          const scriptsOf = (group) => group.getFiles().filter((file) => file.endsWith('.js'));
          const scripts = (entry) => scriptsOf(compilation.entrypoints.get(entry));
          const checked = (file) => `crossorigin="anonymous" integrity="${sha384(assets[file].source())}"`;
          const tag = (file, attributes) => `<script ${attributes}${checked(file)} src="/${file}"></script>`;
          const fonts = Object.keys(assets).filter((file) => this.fonts.test(file));
          const head = [
            ...scripts(this.blocking).map((file) => tag(file, '')),
            ...Object.keys(assets)
              .filter((file) => this.icon.test(file))
              .map((file) => `<link rel="icon" data-identity type="image/svg+xml" href="/${file}">`),
            ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
            // Other scripts start only after these.
            ...scripts(this.afterPaint).map(
              (file) =>
                `<link rel="preload" as="script" data-app fetchpriority="high" href="/${file}" ${checked(file)}>`,
            ),
          ];
          const page = readFileSync(this.template, 'utf8')
            .replace('%HEAD%', head.join('\n    '))
            .replace(this.omit, '');
          compilation.emitAsset('index.html', new sources.RawSource(page));
          const files = new Set(this.signedIn.flatMap((group) => scriptsOf(compilation.namedChunkGroups.get(group))));
          const ahead = [...files].map((file) => `<link rel="preload" as="script" href="/${file}" ${checked(file)}>`);
          compilation.emitAsset('signed-in-head.html', new sources.RawSource(ahead.join('\n')));
          const curtain = scripts(this.curtain).map((file) => tag(file, 'defer '));
          compilation.emitAsset('curtain-head.html', new sources.RawSource(curtain.join('\n')));
        },
      );
    });
  }
}

const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
