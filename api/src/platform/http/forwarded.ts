import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

const LOOPBACK = ['127.0.0.0/8', '::1/128'];
const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
/** `::ffff:10.0.0.1` is the same machine as `10.0.0.1`. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '');
/** Some proxies name the caller's port too: `203.0.113.9:51324`, `[2001:db8::9]:51324`. */
const withoutPort = (part: string) =>
  part.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[([^\]]+)\](?::\d+)?$/, '$1');

function blockListOf(parts: readonly string[]): BlockList {
  const list = new BlockList();
  for (const part of parts.flatMap((entry) => (entry === 'loopback' ? LOOPBACK : [entry]))) {
    const [address = '', bits] = part.split('/');
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return list;
}

export const isLoopback = (address: string): boolean =>
  isIP(plain(address)) !== 0 && blockListOf(LOOPBACK).check(plain(address), family(plain(address)));

/** The client of a request, behind the listed proxies. */
export interface Caller {
  readonly ip: string;
  readonly isHttps: boolean;
  readonly host: string;
}

/**
 * Makes a function that finds the caller behind the listed proxies. X-Forwarded-* of anybody else counts for nothing (L-02):
 * the address is the last one in the chain that is not a listed proxy, so that what a client wrote itself is never believed.
 */
export function callerReader(trustedProxies: readonly string[]): (req: IncomingMessage) => Caller {
  const trusted = blockListOf(trustedProxies);
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, family(address));
  const isEncrypted = (req: IncomingMessage) => 'encrypted' in req.socket && req.socket.encrypted === true;
  const first = (value: string | string[] | undefined) =>
    String(value ?? '')
      .split(',')[0]
      ?.trim() ?? '';

  return (req) => {
    const peer = plain(req.socket.remoteAddress ?? '');
    if (!isTrusted(peer)) return { ip: peer, isHttps: isEncrypted(req), host: req.headers.host ?? '' };
    const chain = String(req.headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((part) => plain(withoutPort(part.trim())));
    // Entries before one that cannot be parsed are not trusted.
    const readable = chain.slice(chain.findLastIndex((part) => isIP(part) === 0) + 1);
    return {
      ip: readable.findLast((address) => !isTrusted(address)) ?? readable[0] ?? peer,
      isHttps: first(req.headers['x-forwarded-proto']) === 'https' || isEncrypted(req),
      host: first(req.headers['x-forwarded-host']) || (req.headers.host ?? ''),
    };
  };
}
