import { jest } from '@jest/globals';

// In ES modules jest provides `expect` and `it` as globals but not itself, contrary to its types.
globalThis.jest = jest;
