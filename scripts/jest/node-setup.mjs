import { jest } from '@jest/globals';

// In ES modules jest gives `expect` and `it` as globals but not itself, against what its types say.
globalThis.jest = jest;
