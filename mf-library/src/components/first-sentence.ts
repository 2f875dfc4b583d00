/** The first sentence of a text: a card has room for one, and a text that is cut off says nothing. */
export const firstSentence = (text: string): string => /^.+?[.!?…](?=\s)/.exec(text)?.[0] ?? text;
