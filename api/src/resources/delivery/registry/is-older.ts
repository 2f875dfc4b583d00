import compare from 'semver/functions/compare.js';

/** Whether a version precedes another by semver; parsed loosely, as parts of local builds are hashes with possible leading zeros. */
export const isOlder = (version: string, than: string): boolean => compare(version, than, true) < 0;
