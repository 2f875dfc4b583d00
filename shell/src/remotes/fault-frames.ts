import { FAULT_FRAMES, type FaultFrame } from '@app/contract/remote-faults';
import type { RegistryEntry } from '@app/contract/registry';
import { addressOf } from './registry.ts';

/** The end of a line of a stack in every browser: `(http://…/remote.1a2b.js:1:2345)`. */
const PLACE = /(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/;

/** The places of a stack in the version's own files. */
export function framesOf(error: unknown, entry: RegistryEntry): FaultFrame[] {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const folder = addressOf(entry, '.');
  return stack
    .split('\n')
    .flatMap((text): FaultFrame[] => {
      const [, address = '', line, column] = PLACE.exec(text.trim()) ?? [];
      const file = address.slice(folder.length);
      if (!address.startsWith(folder) || !Object.hasOwn(entry.integrity, file)) return [];
      return [{ file, line: Number(line), column: Number(column) }];
    })
    .slice(0, FAULT_FRAMES);
}

/**
 * The class of an error, with the number of React's message where it is one. Never the message itself: it may quote what the user wrote, as that of a
 * JSON that cannot be read does.
 */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  const name = /^[A-Z][A-Za-z]{0,39}$/.test(error.name) ? error.name : 'Error';
  const code = /^Minified React error #(\d{1,4});/.exec(error.message)?.[1];
  return code === undefined ? name : `${name} #${code}`;
}
