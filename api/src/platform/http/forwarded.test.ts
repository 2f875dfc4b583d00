import type { IncomingMessage } from 'node:http';
import { callerReader, isLoopback } from './forwarded.ts';

const request = (remoteAddress: string, headers: Readonly<Record<string, string>> = {}) =>
  ({
    socket: { remoteAddress },
    headers: { host: 'shown.example', ...headers },
  }) as Partial<IncomingMessage> as IncomingMessage;

describe('behind listed proxies', () => {
  const read = callerReader(['10.0.0.0/8', 'loopback', '2001:db8::1']);

  it.each([
    ['the client of one proxy', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['the client of a chain of proxies', '10.0.0.1', '203.0.113.9, 10.0.0.7', '203.0.113.9'],
    ['not what the client wrote itself', '10.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9'],
    ['the proxy, when it names nobody', '10.0.0.1', '', '10.0.0.1'],
    ['the proxy, when it names nonsense', '10.0.0.1', 'unknown, <script>', '10.0.0.1'],
    ['a client whose proxy names its port', '10.0.0.1', '1.2.3.4, 203.0.113.9:51324', '203.0.113.9'],
    ['an IPv6 client whose proxy names its port', '10.0.0.1', '1.2.3.4, [2001:db8::99]:51324', '2001:db8::99'],
    ['nobody before what cannot be read', '10.0.0.1', '1.2.3.4, unknown', '10.0.0.1'],
    ['an IPv6 client', '2001:db8::1', '2001:db8::99', '2001:db8::99'],
    ['a proxy that speaks IPv4 over IPv6', '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['a stranger who is no proxy', '203.0.113.5', '10.0.0.1', '203.0.113.5'],
  ])('finds %s', (_, peer, chain, ip) => {
    expect(read(request(peer, chain ? { 'x-forwarded-for': chain } : {})).ip).toBe(ip);
  });

  it('accepts scheme and host from them alone', () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'public.example' };
    expect(read(request('127.0.0.1', headers))).toEqual({ ip: '127.0.0.1', isHttps: true, host: 'public.example' });
    expect(read(request('203.0.113.5', headers))).toEqual({ ip: '203.0.113.5', isHttps: false, host: 'shown.example' });
  });
});

it.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['', false],
  ['localhost', false],
])('isLoopback(%s) is %s', (address, isIt) => {
  expect(isLoopback(address)).toBe(isIt);
});
