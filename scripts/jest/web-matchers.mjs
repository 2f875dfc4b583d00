import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

// A second, the default, is too short for the first lazy import on a busy machine; patience is no expectation.
configure({ asyncUtilTimeout: 15_000 });
