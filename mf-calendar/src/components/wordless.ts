/** The colour of a day that was written and has no word for how it was, and of its signs. */
export const wordless = 'var(--line)';
