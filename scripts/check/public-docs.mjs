import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { inRoot } from '../paths.mjs';

/** Folders whose exports are a public API. */
const FOLDERS = ['api/contract/src', 'shared-ui/src/host'];
/** Required percentage of exports with a docstring. */
const LEAST = 90;

const isSource = (name) => /\.tsx?$/.test(name) && !name.includes('.test.');
const isDocstring = ({ type, value }) => type === 'CommentBlock' && value.startsWith('*');

/** A type inferred from a schema has the docstring of its schema. */
const isInferred = ({ type, typeAnnotation }) =>
  type === 'TSTypeAliasDeclaration' && /^(ReturnType|infer|z\.infer)/.test(nameOf(typeAnnotation));
function nameOf({ typeName }) {
  if (!typeName) return '';
  return typeName.type === 'TSQualifiedName' ? `${typeName.left.name}.${typeName.right.name}` : typeName.name;
}

const namesIn = (declaration) =>
  declaration.declarations ? declaration.declarations.map(({ id }) => id.name) : [declaration.id.name];

/** @returns the exported names of a source file, with whether each has a docstring; re-exports and inferred types are left out */
export function exportsOf(source) {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const declared = program.body.filter(
    ({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration && !isInferred(declaration),
  );
  const overloads = new Set();
  return declared.flatMap(({ declaration, leadingComments = [] }) =>
    namesIn(declaration)
      .filter((name) => !overloads.has(name) && overloads.add(name))
      .map((name) => ({ name, isDocumented: leadingComments.some(isDocstring) })),
  );
}

function measure(folder) {
  const files = readdirSync(inRoot(folder), { recursive: true }).filter(isSource);
  const all = files.flatMap((file) =>
    exportsOf(readFileSync(inRoot(folder, file), 'utf8')).map((one) => ({ ...one, file })),
  );
  const missing = all.filter(({ isDocumented }) => !isDocumented);
  return { folder, missing, percent: Math.floor(((all.length - missing.length) / all.length) * 100) };
}

/** Measures every public API. @returns a line for each, the names without a docstring where it has too few, and whether all have enough */
export function measurePublicDocs() {
  const measured = FOLDERS.map(measure);
  const lines = measured.flatMap(({ folder, missing, percent }) => [
    `${folder}: ${percent} % of the exports have a docstring`,
    ...(percent < LEAST ? missing.map(({ file, name }) => `  ${folder}/${file}: ${name}`) : []),
  ]);
  return { lines, isEnough: measured.every(({ percent }) => percent >= LEAST) };
}
