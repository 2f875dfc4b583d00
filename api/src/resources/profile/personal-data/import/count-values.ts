const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** Characters that begin a list or an object, or separate two values. */
const [BRACKET, BRACE, COMMA] = [0x5b, 0x7b, 0x2c];
const [CLOSING_BRACKET, CLOSING_BRACE] = [0x5d, 0x7d];

interface Measure {
  /** Upper bound of the number of values. */
  readonly values: number;
  /** Nesting depth of lists and objects. */
  readonly depth: number;
}

/**
 * Checks the limits of a JSON text before it is parsed: scans the bytes outside of strings, until a limit is exceeded, without allocating.
 */
export function isWithin(json: Uint8Array, limit: Measure): boolean {
  let values = 0;
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === QUOTE) at = endOfString(json, at);
    else if (sign === CLOSING_BRACKET || sign === CLOSING_BRACE) depth -= 1;
    else if (sign === BRACKET || sign === BRACE || sign === COMMA) values += 1;
    if (sign === BRACKET || sign === BRACE) depth += 1;
    if (values > limit.values || depth > limit.depth) return false;
  }
  return true;
}

function endOfString(json: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
