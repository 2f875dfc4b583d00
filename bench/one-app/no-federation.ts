/** Replaces `load-federation.ts`: the remotes of this build are chunks of its own. */
export const loadFederation = (): Promise<never> => Promise.reject(new Error('this build has no federation'));
