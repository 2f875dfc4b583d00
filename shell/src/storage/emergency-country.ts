import { emergencyCountries, type EmergencyCountry } from '@app/shared-ui/copy/emergency-numbers';
import { readLocal, writeLocal } from './local-text.ts';
import { isSharedComputer } from './shared-computer.ts';

const KEY = 'emergencyCountry';

const countryOf = (code: string | undefined | null): EmergencyCountry | undefined =>
  emergencyCountries.find((country) => country.code === code?.toUpperCase());

/**
 * The country whose emergency numbers are shown (D50): the one chosen on this device, else a region that
 * the browser's languages name, Spanish ones first, else Spain.
 * @param languages as `navigator.languages`: `['es-MX', 'en']`
 */
export function emergencyCountry(languages: readonly string[]): EmergencyCountry {
  const isSpanish = (language: string) => language.startsWith('es');
  const bySpanishFirst = [...languages.filter(isSpanish), ...languages.filter((language) => !isSpanish(language))];
  const regions = bySpanishFirst.map((language) => /-([A-Z]{2})\b/i.exec(language)?.[1]);
  return [readLocal(KEY), ...regions].map(countryOf).find((country) => country !== undefined) ?? emergencyCountries[0];
}

/** Stores the choice on this device until its storage is cleared; on a shared computer it lasts as long as the page. */
export function chooseEmergencyCountry(code: string): void {
  if (!isSharedComputer()) writeLocal(KEY, code);
}
