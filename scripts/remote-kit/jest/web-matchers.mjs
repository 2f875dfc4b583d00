import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

// The default of a second is too short for the first lazy import on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
