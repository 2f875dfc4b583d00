import type { QuarantinedText } from './database.ts';
import type { ResilientStore } from './resilient-store.ts';

export interface Quarantine {
  /** Keeps raw text that could not be read, before anything is written over it. @returns false where it is in the page's memory alone */
  keep(where: string, text: string): Promise<boolean>;
  all(): Promise<readonly QuarantinedText[]>;
}

export function createQuarantine(store: Promise<ResilientStore>, now: () => Date): Quarantine {
  const inMemory: QuarantinedText[] = [];
  return {
    async keep(where, text) {
      const record = { where, text, at: now().toISOString() };
      const { database } = await store;
      try {
        const known = (await database?.getAll('quarantine')) ?? inMemory;
        const isKnown = known.some((one) => one.where === where && one.text === text);
        if (!isKnown && database) await database.add('quarantine', record);
        else if (!isKnown) inMemory.push(record);
        return database !== undefined;
      } catch {
        inMemory.push(record);
        return false;
      }
    },
    async all() {
      const kept = await (await store).database?.getAll('quarantine').catch((): QuarantinedText[] => []);
      return [...(kept ?? []), ...inMemory];
    },
  };
}
