/**
 * Places of remotes in the primary navigation, in their order: named and fixed, so that no deploy moves what is under the thumb (decision
 * 0040). In a file of their own: the sign-in reads the registry, and does without them.
 */
export const BAR_PLACES = ['home', 'journal', 'calendar', 'resources'] as const;
