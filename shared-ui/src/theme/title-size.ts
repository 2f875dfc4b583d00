/**
 * The size of a page's title. With text of twice the size its longest word still fits a phone: there it grows no further than the window
 * allows.
 * @param size with text of the usual size
 * @param most of the window's width, in per cent
 */
export const titleSize = (size: string, most = 11): string => `min(${size}, ${most}vw)`;
