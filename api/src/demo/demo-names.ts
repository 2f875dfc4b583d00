/** Public: it stands in the README, so these accounts sign in on plain http alone. */
export const DEMO_PASSWORD = 'demo-1234';

/** What `--demo` makes. */
export const demoNames: readonly string[] = ['nueva', 'limite', 'demo', 'directora'];

export const demoAddress = (username: string): string => `${username}@demo.example`;
