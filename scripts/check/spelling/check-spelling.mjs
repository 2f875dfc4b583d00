/** Part of npm run check: fails at a word of the Spanish texts that neither the dictionary nor `scripts/lint/spelling.es.txt` has. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import dictionary from 'dictionary-es';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { inRoot, root } from '../../paths.mjs';
import { say } from '../../terminal/say.mjs';
import { spanishTexts } from './spanish-texts.mjs';
import { unknownWords } from './unknown-words.mjs';

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
const files = listed.split('\n').filter((name) => name !== '' && existsSync(inRoot(name)));
const lines = readFileSync(inRoot('scripts/lint/spelling.es.txt'), 'utf8').split('\n');
const names = new Set(lines.filter((line) => line !== '' && !line.startsWith('#')).flatMap((line) => line.split(' ')));

const decoded = (bytes) => new TextDecoder().decode(bytes);
const hunspell = await createHunspellFromStrings(decoded(dictionary.aff), decoded(dictionary.dic));
const unknown = unknownWords(spanishTexts(files), { inDictionary: (word) => hunspell.testSpelling(word), names });
hunspell.dispose();
for (const { word, at } of unknown) say(`${at}: «${word}» is in no dictionary`);
if (unknown.length > 0) {
  say('Mend the word, or add it to scripts/lint/spelling.es.txt.');
  process.exitCode = 1;
}
