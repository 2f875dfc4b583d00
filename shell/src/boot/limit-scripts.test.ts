import { scriptFolders } from '../remotes/script-folders.ts';
import { isScriptAddress, limitScripts } from './limit-scripts.ts';

const BASE = 'https://reencuentro.example/block/1';
const FOLDER = 'https://reencuentro.example/remotes/mf-journey/1.2.3/';

beforeEach(() => scriptFolders().clear());

it.each(['/assets/main.0a1b2c3d.js', 'https://reencuentro.example/assets/first.js', '/sw.js'])(
  'X-09: a script of the shell may be loaded: %s',
  (address) => expect(isScriptAddress(address, BASE)).toBe(true),
);

it.each([
  'https://evil.example/assets/main.js',
  '//evil.example/assets/main.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:https://reencuentro.example/1',
  '/api/drawings/1',
  '/assets/../api/drawings/1.js',
  '/assets/picture.svg',
  '/remotes/mf-journey/1.2.3/remoteEntry.js',
  'http://reencuentro.example/assets/main.js',
  'https://',
])('X-09: no other may: %s', (address) => expect(isScriptAddress(address, BASE)).toBe(false));

it('X-09: scripts of a version in the registry may be loaded, and none beside its folder', () => {
  scriptFolders().add(FOLDER);
  expect(isScriptAddress(`${FOLDER}remoteEntry.js`, BASE)).toBe(true);
  expect(isScriptAddress('/remotes/mf-journey/1.2.3/on-demand/zod.js', BASE)).toBe(true);
  expect(isScriptAddress(`${FOLDER}../1.2.2/remoteEntry.js`, BASE)).toBe(false);
  expect(isScriptAddress('/remotes/mf-journey/1.2.30/remoteEntry.js', BASE)).toBe(false);
});

it('X-09: is the default policy, and has a rule for addresses of scripts alone', () => {
  const createPolicy = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  limitScripts();
  delete (window as { trustedTypes?: unknown }).trustedTypes;
  expect(createPolicy).toHaveBeenCalledTimes(1);
  const [name, rules] = createPolicy.mock.calls[0] as [string, Record<string, (address: string) => string | null>];
  expect(name).toBe('default');
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
  expect(rules['createScriptURL']?.('/assets/a.js')).toBe('/assets/a.js');
  expect(rules['createScriptURL']?.('https://evil.example/a.js')).toBeNull();
});

it('a browser without Trusted Types loads the page as before', () => {
  expect(limitScripts).not.toThrow();
});
