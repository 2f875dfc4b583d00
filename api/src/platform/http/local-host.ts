import { BlockList, isIP, isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import { isLoopback } from './forwarded.ts';

/** Addresses of this machine, and of networks that no public address is in: RFC 1918, RFC 4193, link-local. */
const PRIVATE = [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const;
const networks = new BlockList();
for (const [network, bits] of PRIVATE) networks.addSubnet(network, bits, isIPv6(network) ? 'ipv6' : 'ipv4');

/** The name or the address in a host, without port and brackets. */
const nameIn = (host: string) =>
  host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();

/** Whether only this machine answers to a host, with its port or without. */
export function isLoopbackHost(host: string): boolean {
  const name = nameIn(host);
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name);
}

/** Ends of names that the public DNS does not know. */
const LOCAL_NAME = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.(local|localhost|lan|home\.arpa|test)$/;

/**
 * Whether only this machine or its own network answers to a host, so that a link to it leads nobody elsewhere: `localhost`, a private
 * address, a local name (D38). A name without a dot counts only if it is this machine's: a caller may make up any other.
 * @param host of a URL or a Host header, with its port or without
 */
export function isLocalHost(host: string, ownName = hostname()): boolean {
  const name = nameIn(host);
  if (isIP(name) !== 0) return networks.check(name, isIPv6(name) ? 'ipv6' : 'ipv4');
  return name === 'localhost' || name === ownName.toLowerCase() || LOCAL_NAME.test(name);
}
