import { createRequire } from 'node:module';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

const require = createRequire(import.meta.url);

// Axe takes a fifth of a second to load: only files that use it do.
expect.extend({
  toHaveNoViolations(results) {
    return require('jest-axe').toHaveNoViolations.toHaveNoViolations.call(this, results);
  },
});

// The default of a second is too short for the first lazy import on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
