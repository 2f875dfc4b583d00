import { linesOfFault, linesOfRemote, linesOfToken } from './listing.mjs';

const at = (hour) => `2026-11-24T${hour}:00:00.000Z`;

it('marks a retirement as such, and names who did what', () => {
  const remote = {
    name: 'mf-garden',
    promoted: null,
    owner: { access: 'user', places: ['/garden'], slots: ['bar-resources'] },
    versions: [
      {
        version: '1.1.0',
        publishedAt: at('10'),
        publishedBy: 'CI',
        source: { commit: 'a1b2c3d', change: 'feat: water the beds', forced: 'the tests need a browser' },
      },
      {
        version: '1.0.0',
        publishedAt: at('08'),
        publishedBy: null,
        withdrawn: { at: at('12'), by: 'directora', reason: 'loses words' },
      },
    ],
    history: [
      { version: '1.1.0', at: at('11'), action: 'promote', by: 'CI' },
      { version: '1.0.0', at: at('12'), action: 'rollback', by: 'directora' },
      { version: '1.0.0', at: at('13'), action: 'retire', by: 'DEPLOY_TOKEN' },
    ],
  };
  expect(linesOfRemote(remote)).toEqual([
    'mf-garden (nothing live)',
    '    user; addresses /garden; slots none; in the bar: resources',
    '    1.1.0                        published 2026-11-24T10:00:00.000Z by CI from a1b2c3d «feat: water the beds»; forced past its checks: the tests need a browser',
    '    1.0.0                        published 2026-11-24T08:00:00.000Z; withdrawn 2026-11-24T12:00:00.000Z by directora: loses words',
    '    2026-11-24T11:00:00.000Z  promoted 1.1.0 by CI',
    '    2026-11-24T12:00:00.000Z  rolled back to 1.0.0 by directora',
    '    2026-11-24T13:00:00.000Z  retired, last was 1.0.0 by DEPLOY_TOKEN',
  ]);
});

it('shows whether a token is valid, and when it was used', () => {
  const token = {
    id: 'a1',
    remote: 'mf-garden',
    name: 'CI',
    createdBy: 'directora',
    expiresAt: at('20'),
    lastUsedAt: null,
    endedAt: null,
  };
  const now = new Date(at('12'));
  expect(linesOfToken(token, now)).toBe('a1  mf-garden  CI (made by directora): until 2026-11-24, never used');
  expect(linesOfToken({ ...token, endedAt: at('11') }, now)).toContain('ended 2026-11-24T11');
  expect(linesOfToken(token, new Date(at('21')))).toContain('expired 2026-11-24T20');
});

it('shows the places of a fault in the sources, and in the built file where those are not known', () => {
  const frames = [
    { file: 'remote.js', line: 1, column: 11 },
    { file: 'other.js', line: 1, column: 7 },
  ];
  const fault = {
    version: '1.0.0',
    kind: 'load_failed',
    error: 'TypeError',
    count: 2,
    firstAt: at('10'),
    lastAt: at('11'),
    frames,
  };
  const placeInSources = ({ file }) => (file === 'remote.js' ? 'src/bed.tsx:2:5 in water' : undefined);
  expect(linesOfFault(fault, placeInSources)).toEqual([
    '1.0.0  TypeError ×2, did not load; first 2026-11-24T10:00:00.000Z, last 2026-11-24T11:00:00.000Z',
    '    at src/bed.tsx:2:5 in water',
    '    at other.js:1:7',
  ]);
});
