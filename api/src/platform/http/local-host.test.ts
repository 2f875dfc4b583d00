import { isLocalHost } from './local-host.ts';

it.each([
  'localhost',
  'LOCALHOST:3000',
  'reencuentro.localhost:3000',
  '127.0.0.1:3000',
  '127.8.8.8',
  '[::1]:3000',
  '10.0.0.7',
  '172.16.0.1:80',
  '172.31.255.255',
  '192.168.1.20:3000',
  '169.254.10.10',
  '[fd12:3456::1]:3000',
  '[fe80::1]',
  '[::ffff:192.168.1.20]:3000',
  'portatil.local:3000',
  'la-casa.portatil.local',
  'portatil.lan',
  'portatil.home.arpa',
  'reencuentro.test:8080',
])('V-14: %s is this machine or its own network', (host) => expect(isLocalHost(host, 'portatil')).toBe(true));

it.each([
  '',
  'evil',
  'evil:3000',
  'com',
  'evil.example',
  '203.0.113.66',
  '203.0.113.66:80',
  '8.8.8.8',
  '172.15.0.1',
  '172.32.0.1',
  '192.169.0.1',
  '100.64.0.1',
  '0.0.0.0',
  '[2001:db8::66]:3000',
  '[::]',
  '[::ffff:203.0.113.66]',
  '10.0.0.7.evil.example',
  'localhost.evil.example:80',
  'evil.example#.local',
  'evil.example/.local',
  'evil.example\\.local',
  'a@b.local',
  '.local',
  'local',
  'test',
  '0x7f000001',
  '2130706433',
])('V-14: %j may be any machine', (host) => expect(isLocalHost(host, 'portatil')).toBe(false));

it('V-14: the name of this machine is local, and no other without a dot', () => {
  expect(isLocalHost('Portatil:3000', 'portatil')).toBe(true);
  expect(isLocalHost('portatil2:3000', 'portatil')).toBe(false);
});
