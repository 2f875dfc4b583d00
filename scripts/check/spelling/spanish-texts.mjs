import { readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { inRoot } from '../../paths.mjs';

const CONTENT = /^api\/content\/.+\.json$/;
const COPY = /\.es\.tsx?$/;
/** Sources beside the copy: mails, answers of the API, the export, the contract's table of what is stored. */
const SOURCE = /^(?:api\/(?:src|contract\/src)|shared-ui\/src|shell\/(?:src|sync\/src)|mf-\w+\/src)\/.+\.tsx?$/;
/** Without texts: tests, and schemas of the content, whose faults quote it. */
const HAS_NO_TEXT = /\.test\.tsx?$|\/testing\/|\/programme\/content\//;
/** Letters that only a Spanish sentence has; the developers' own texts are English. */
const IS_SPANISH = / .*[áéíóúñ¿¡]|[áéíóúñ¿¡].* /is;
/** Values that are no prose: keys, file names, addresses, dates, codes. */
const IS_TECHNICAL = /^(?:https?:\S+|[\w./#?=&:${}-]*)$/;
/** Of words that stand alone without a mark, those with a capital: labels, not values. */
const isProse = (text) => !IS_TECHNICAL.test(text) || /^[A-Z][a-z]+$/.test(text);

/** The prose of a JSON value, each text with its location. */
function* proseOf(value, at) {
  if (typeof value === 'string') {
    if (isProse(value)) yield { at, text: value };
  } else if (value && typeof value === 'object')
    for (const [key, child] of Object.entries(value)) yield* proseOf(child, Array.isArray(value) ? at : `${at} ${key}`);
}

/** The prose in the literals of a source file, each text with its line; keys and imports are left out. */
export function* literalsOf(source, file) {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const waiting = program.body.filter(({ type }) => type !== 'ImportDeclaration');
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const text =
      node.type === 'StringLiteral' || node.type === 'JSXText'
        ? node.value
        : node.type === 'TemplateElement'
          ? node.value.cooked
          : undefined;
    if (text !== undefined && isProse(text)) yield { at: `${file}:${node.loc.start.line}`, text };
    for (const [key, child] of Object.entries(node)) {
      if (key === 'loc' || key === 'key' || key.startsWith('TS') || key === 'typeAnnotation') continue;
      for (const one of Array.isArray(child) ? child : [child])
        if (one && typeof one.type === 'string' && one.type !== 'CommentBlock' && one.type !== 'CommentLine')
          waiting.push(one);
    }
  }
}

/**
 * Every Spanish text of the product: the programme, the libraries, the copy of the pages, and what else in the sources shows itself Spanish.
 * @param {readonly string[]} files paths in the repository
 */
export function* spanishTexts(files) {
  for (const file of files) {
    if (CONTENT.test(file)) yield* proseOf(JSON.parse(readFileSync(inRoot(file), 'utf8')), file);
    else if (COPY.test(file)) yield* literalsOf(readFileSync(inRoot(file), 'utf8'), file);
    else if (SOURCE.test(file) && !HAS_NO_TEXT.test(file))
      for (const literal of literalsOf(readFileSync(inRoot(file), 'utf8'), file))
        if (IS_SPANISH.test(literal.text)) yield literal;
  }
}
