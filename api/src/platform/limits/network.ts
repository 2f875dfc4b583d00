import { isIPv6 } from 'node:net';

/**
 * The network that counts as one caller: an IPv4 address, or the /64 of an IPv6 one, in which a single device may change address at
 * will; or a wider one around it.
 */
export function networkOf(ip: string, bits: 48 | 56 | 64 = 64): string {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right];
  const [a = 0, b = 0, c = 0, d = 0] = groups.map((group) => Number.parseInt(group, 16));
  const last = bits === 64 ? d : bits === 56 ? d & 0xff00 : 0;
  return `${[a, b, c, last].map((group) => group.toString(16)).join(':')}::/${bits}`;
}
