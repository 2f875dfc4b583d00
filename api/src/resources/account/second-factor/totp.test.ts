import { newSecret, stepOf, uriOf } from './totp.ts';

/** Base32 of '12345678901234567890', the secret of RFC 6238, appendix B. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// The vectors have eight digits; a six-digit authenticator shows the last six.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('V-12: RFC 6238 at %i s', (seconds, code) => {
  expect(stepOf(RFC_SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

it('V-12: accepts the code of the half minute before and after, and returns which one it was', () => {
  const at = (seconds: number) => stepOf(RFC_SECRET, '005924', new Date(seconds * 1000));
  const step = 1_234_567_890 / 30;
  expect([at(1_234_567_890 - 30), at(1_234_567_890), at(1_234_567_890 + 59)]).toEqual([step, step, step]);
  expect([at(1_234_567_890 - 31), at(1_234_567_890 + 60)]).toEqual([undefined, undefined]);
});

it.each(['', '005925', '05924', '0005924', 'abcdef', '１２３４５６'])('V-12: refuses %j', (code) => {
  expect(stepOf(RFC_SECRET, code, new Date(1_234_567_890_000))).toBeUndefined();
});

it('V-12: generates a secret of 160 bits each time, and a URI that authenticators read', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  const uri = new URL(uriOf(secret, 'Ana María'));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Reencuentro:Ana María',
  ]);
  expect(uri.searchParams.get('secret')).toBe(secret);
});
