/** Password that anybody can read in the README: these accounts can sign in over plain http only. */
export const DEMO_PASSWORD = 'demo-1234';

/** User names of the accounts that `--demo` creates. */
export const demoNames: readonly string[] = ['nueva', 'limite', 'demo', 'directora'];

export const demoAddress = (username: string): string => `${username}@demo.example`;
