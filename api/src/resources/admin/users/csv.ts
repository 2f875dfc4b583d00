/** First characters with which spreadsheets begin a formula; a tab and a line break can come before one. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell as text: quoted, and with an apostrophe before what a spreadsheet would calculate (I-07). */
const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The byte order mark makes spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Comma-separated values after RFC 4180; the separator is the one of Spanish spreadsheets, whose comma is the decimal point. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cell).join(';')}\r\n`).join('');
