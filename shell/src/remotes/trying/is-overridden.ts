import type { RegistryEntry } from '@app/contract/registry';

/** Whether a remote is tried here, in a build or a version that is not live: published remotes have a path of our origin. */
export const isOverridden = ({ entry }: Pick<RegistryEntry, 'entry'>): boolean => !entry.startsWith('/');
