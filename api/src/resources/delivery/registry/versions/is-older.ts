import compare from 'semver/functions/compare.js';

/** Whether a version precedes another by semver. Parsed loosely, as local builds contain hashes with leading zeros. */
export const isOlder = (version: string, than: string): boolean => compare(version, than, true) < 0;
