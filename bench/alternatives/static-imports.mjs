import { readFileSync } from 'node:fs';
import path from 'node:path';
import { init, parse } from 'es-module-lexer';

await init;

/**
 * A built module and all that it imports before it can run.
 * @param dist folder of the build @param address address of the module
 * @param importMap addresses by name
 * @returns addresses, the module's own first
 */
export function withStaticImports(dist, address, importMap, found = new Set()) {
  if (found.has(address)) return [...found];
  found.add(address);
  const [imports] = parse(readFileSync(path.join(dist, address), 'utf8'));
  for (const { d: dynamicAt, n: name } of imports)
    if (dynamicAt === -1 && name)
      withStaticImports(dist, importMap[name] ?? path.posix.join(path.posix.dirname(address), name), importMap, found);
  return [...found];
}
