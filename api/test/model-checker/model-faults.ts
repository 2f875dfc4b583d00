import type { ModelWorld } from './model-world.ts';

/** Violations after a schedule. */
export function faultsOf(world: ModelWorld) {
  const { devices, server } = world;
  const expected = JSON.stringify(server.liveDocuments);
  return {
    lost: world.lost,
    refused: devices.flatMap(({ refusals, refusedForGood }) => [...refusals, ...refusedForGood]),
    stuck: devices.filter(({ isClean }) => !isClean).map(({ name }) => name),
    different: devices.filter(({ state }) => state !== expected).map(({ name }) => name),
  };
}

export const NONE = { lost: [], refused: [], stuck: [], different: [] };
