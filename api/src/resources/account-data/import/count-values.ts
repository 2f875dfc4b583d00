const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** What begins a list or an object, or stands between two values. */
const [BRACKET, BRACE, COMMA] = [0x5b, 0x7b, 0x2c];
const [CLOSING_BRACKET, CLOSING_BRACE] = [0x5d, 0x7d];

interface Measure {
  /** No fewer values than it holds. */
  readonly values: number;
  /** How deep lists and objects lie in one another. */
  readonly depth: number;
}

/** Measures a JSON text before it is read: looks at its signs outside of strings, as far as the limits, and makes nothing of them. */
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
