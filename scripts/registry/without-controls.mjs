/** Removes characters that a terminal obeys instead of showing them. */
export const withoutControls = (text) => text.replaceAll(/\p{Cc}/gu, '');
