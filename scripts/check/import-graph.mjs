import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/**
 * The imports between the files of a folder: static, dynamic and type-only ones, and re-exports.
 * @param options.read reads a file; tests pass one of their own
 * @returns pairs of files
 */
export function importsOf(files, { read = (file) => readFileSync(file, 'utf8') } = {}) {
  const known = new Set(files);
  return files.flatMap((file) =>
    specifiersOf(read(file), file)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => path.join(path.dirname(file), specifier))
      .filter((target) => known.has(target))
      .map((target) => ({ from: file, to: target })),
  );
}

function specifiersOf(source, file) {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
  const found = [];
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (node.type === 'CallExpression' && node.callee.type === 'Import') found.push(node.arguments[0].expression.value);
    if (node.source?.type === 'StringLiteral') found.push(node.source.value);
    // `import('./file.ts')` as a type
    if (node.type === 'TsImportType') found.push(node.argument.value);
    Object.values(node).forEach(visit);
  };
  visit(body);
  return found.filter((specifier) => typeof specifier === 'string');
}
