/** From here on a row of a table has room for its columns. */
export const WIDE = '(min-width: 1024px)';
