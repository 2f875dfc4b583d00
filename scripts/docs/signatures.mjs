import { parse } from '@babel/parser';

/** Declarations of a TypeScript source by name: what they promise, without how they keep it. */

/** Characters of a line, as the formatter is set. */
const WIDTH = 120;
const TYPES = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);

/** @returns {Map<string, { node: import('@babel/parser').ParseResult['program']['body'][number], comment: string, isExported: boolean }>} the top-level declarations of a module */
function declarationsOf(source) {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const found = new Map();
  for (const statement of program.body) {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    const doc = (statement.leadingComments ?? []).filter(({ value }) => value.startsWith('*')).at(-1);
    const comment = doc ? source.slice(doc.start, doc.end) : '';
    const named = declaration?.declarations ?? (declaration?.id ? [declaration] : []);
    for (const node of named) found.set(node.id.name, { node, comment, isExported });
  }
  return found;
}

/** Names that a module re-exports, by the module that declares them: `export { a, type B } from './c.ts'`. */
export function reexportsOf(source) {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const all = program.body.filter((statement) => statement.type === 'ExportNamedDeclaration' && statement.source);
  return all.map((statement) => ({
    from: statement.source.value,
    names: statement.specifiers.map(({ exported }) => exported.name),
  }));
}

/** The text of a node before its body. */
const head = (source, node, body) => source.slice(node.start, body.start).trimEnd();

function classText(source, node) {
  const members = node.body.body.map((member) => {
    const doc = (member.leadingComments ?? []).filter(({ value }) => value.startsWith('*')).at(-1);
    const text = member.body ? `${head(source, member, member.body)};` : source.slice(member.start, member.end);
    return `  ${doc ? `${source.slice(doc.start, doc.end)}\n  ` : ''}${text}`;
  });
  return `${head(source, node, node.body)} {\n${members.join('\n')}\n}`;
}

/** Joins a signature that fits one line without its body, as the formatter would. */
function onOneLine(text) {
  const joined = text
    .replaceAll(/\(\s*\n\s*/g, '(')
    .replaceAll(/,?\s*\n\s*\)/g, ')')
    .replaceAll(/\s*\n\s*/g, ' ');
  return joined.length <= WIDTH ? joined : text;
}

function signature(source, node) {
  if (node.type === 'FunctionDeclaration') return onOneLine(`${head(source, node, node.body).replace(/^async /, '')};`);
  if (node.type === 'ClassDeclaration') return classText(source, node);
  if (node.type !== 'VariableDeclarator') return source.slice(node.start, node.end);
  const isFunction = node.init.type === 'ArrowFunctionExpression';
  const text = isFunction
    ? head(source, node, node.init.body).replace(/\s*=>$/, '')
    : source.slice(node.start, node.end);
  return `const ${text};`;
}

/**
 * The signature of an export with its docstring, preceded by the types of the same module that it names and that are not exported.
 * @throws Error if the module has no such declaration
 */
export function signatureOf(source, name) {
  const declared = declarationsOf(source);
  if (!declared.has(name)) throw new Error(`no declaration of ${name}`);
  const texts = new Map();
  const add = (one) => {
    const { node, comment } = declared.get(one);
    const text = signature(source, node);
    texts.set(one, `${comment ? `${comment}\n` : ''}${text}`);
    for (const [word] of text.matchAll(/\b[A-Z]\w*\b/g)) {
      const named = declared.get(word);
      if (named && !named.isExported && TYPES.has(named.node.type) && !texts.has(word)) add(word);
    }
  };
  add(name);
  const [own, ...local] = texts.values();
  return [...local, own].join('\n\n');
}

/** All that a module itself exports. */
export const exportedNames = (source) =>
  [...declarationsOf(source)].filter(([, { isExported }]) => isExported).map(([name]) => name);
