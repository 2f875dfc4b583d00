export const PIN_LENGTH = 6;

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, PIN_LENGTH);

const RUN = '01234567890';
const BACK = '09876543210';

/** Whether it is among the first that anybody tries: one digit, a run, a pair or three digits repeated. */
export function isEasyPin(pin: string): boolean {
  const repeats = [1, 2, 3].some((length) => pin === pin.slice(0, length).repeat(PIN_LENGTH / length));
  return repeats || RUN.includes(pin) || BACK.includes(pin);
}
