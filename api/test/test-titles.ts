import { parseSync } from '@swc/core';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Matches `it`, `it.each(table)` and `test.only`; not `describe` and `test.describe`. */
function isTest(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === 'Identifier') return callee['value'] === 'it' || callee['value'] === 'test';
  if (callee.type === 'CallExpression') return isTest(callee['callee']);
  if (callee.type !== 'MemberExpression') return false;
  const { property } = callee;
  return isTest(callee['object']) && isNode(property) && ['each', 'only'].includes(String(property['value']));
}

function textOf(title: unknown): string | undefined {
  if (!isNode(title)) return undefined;
  if (title.type === 'StringLiteral') return String(title['value']);
  if (title.type !== 'TemplateLiteral' || !Array.isArray(title['quasis'])) return undefined;
  return title['quasis'].map(({ cooked }: { cooked?: string }) => cooked ?? '').join('…');
}

/** Titles of the tests in a file, read from its syntax: no comments, no `describe`s, no skipped tests. */
export function testTitles(source: string, path: string): string[] {
  const titles: string[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (
      isNode(value) &&
      value.type === 'CallExpression' &&
      isTest(value['callee']) &&
      Array.isArray(value['arguments'])
    ) {
      const title = textOf(value['arguments'][0]?.expression);
      if (title !== undefined) titles.push(title);
    }
    Object.values(value).forEach(walk);
  };
  const isScript = path.endsWith('.mjs');
  const options = isScript
    ? { syntax: 'ecmascript' as const }
    : { syntax: 'typescript' as const, tsx: path.endsWith('x') };
  walk(parseSync(source, { ...options, target: 'es2022' }).body);
  return titles;
}
