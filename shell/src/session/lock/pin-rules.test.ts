import { digitsOf, isEasyPin } from './pin-rules.ts';

it.each(['111111', '121212', '123123', '123456', '345678', '567890', '654321', '000000'])('%s is easy', (pin) =>
  expect(isEasyPin(pin)).toBe(true),
);
it.each(['482913', '112233', '190785'])('%s is not', (pin) => expect(isEasyPin(pin)).toBe(false));
it('takes six digits out of what is typed or pasted', () => expect(digitsOf('48 29-1a37')).toBe('482913'));
