/**
 * Measures the accuracy of handwriting recognition: what mf-journal ships against the plain engine, in Chromium, on a set of handwritten
 * canvases.
 * npm run bench -- ocr [--set FILE.json[.gz]] [--json] [--each]
 * --set another set in the same format (bench/ocr/README.md)
 * --json only {"product": {…}, "plain": {…}} on the standard output
 * --each the result of each canvas
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { launchChromium } from '../scripts/chromium/launch.mjs';
import { measure } from './ocr/measures.mjs';
import { serve } from './ocr/serve.mjs';

const folder = path.join(import.meta.dirname, 'ocr');
const { values } = parseArgs({
  options: {
    set: { type: 'string', default: path.join(folder, 'dev.json.gz') },
    json: { type: 'boolean', default: false },
    each: { type: 'boolean', default: false },
  },
});

const canvases = readSet(values.set);
build();
const server = await serve(path.join(folder, 'dist'));
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  const foreign = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(server.url)) foreign.push(request.url());
  });
  await page.goto(server.url);
  const product = await read(page, 'product');
  const plain = await read(page, 'plain');
  if (foreign.length > 0) throw new Error(`asked another origin: ${foreign.join(', ')}`);
  report({ product: measure(product), plain: measure(plain) }, product, plain);
} finally {
  await browser.close();
  await server.stop();
}

function readSet(file) {
  const bytes = readFileSync(path.resolve(process.env.INIT_CWD ?? '.', file));
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return JSON.parse((isGzip ? gunzipSync(bytes) : bytes).toString('utf8'));
}

/** Builds the page. With `--json` the bundler's output goes to the standard error, so that the standard output has the figures alone. */
function build() {
  const { status } = spawnSync('npx', ['rspack', 'build', '--mode', 'production'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('building the page failed');
}

async function read(page, pipeline) {
  const outcomes = await page.evaluate(([name, set]) => window.ocrBench[name](set), [pipeline, canvases]);
  return outcomes.map((outcome, i) => ({ truth: canvases[i].text, outcome }));
}

function report(figures, product, plain) {
  if (values.json) {
    console.log(JSON.stringify(figures));
    return;
  }
  if (values.each) {
    product.forEach(({ truth, outcome }, i) => {
      console.log(`${canvases[i].id}  ${JSON.stringify(truth)}`);
      console.log(`  product ${outcome.confidence.toFixed(0).padStart(3)}  ${outcome.text}`);
      console.log(`  plain   ${plain[i].outcome.confidence.toFixed(0).padStart(3)}  ${plain[i].outcome.text}`);
    });
  }
  console.log(`${canvases.length} canvases of ${values.set}`);
  for (const [name, { cer, wer, accepted, perfect, msPerCanvas }] of Object.entries(figures)) {
    console.log(
      `${name.padEnd(8)} CER ${cer} %  WER ${wer} %  accepted ${accepted} %  perfect ${perfect}  ${msPerCanvas} ms a canvas`,
    );
  }
  console.log(`ratio    ${(figures.product.cer / figures.plain.cer).toFixed(2)} of the plain engine's CER`);
}
