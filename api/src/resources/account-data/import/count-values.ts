const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** What begins a list or an object, or stands between two values. */
const [BRACKET, BRACE, COMMA] = [0x5b, 0x7b, 0x2c];

/** Whether a JSON text can hold more values than so many. Looks at its signs outside of strings, and makes nothing of them. */
export function hasMoreValues(json: Uint8Array, limit: number): boolean {
  let values = 0;
  for (let at = 0; at < json.length && values <= limit; at += 1) {
    const sign = json[at];
    if (sign === QUOTE) at = endOfString(json, at);
    else if (sign === BRACKET || sign === BRACE || sign === COMMA) values += 1;
  }
  return values > limit;
}

function endOfString(json: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
