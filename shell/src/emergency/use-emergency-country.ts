import { emergencyCountries, type EmergencyCountry } from '@app/shared-ui/copy/emergency-numbers';
import { useState } from 'react';
import { chooseEmergencyCountry, emergencyCountry } from '../storage/emergency-country.ts';

/** The country whose numbers are shown, and how to choose another one for this device. */
export function useEmergencyCountry(): [EmergencyCountry, (code: string) => void] {
  const [country, setCountry] = useState(() => emergencyCountry(navigator.languages));
  const choose = (code: string) => {
    const chosen = emergencyCountries.find((candidate) => candidate.code === code);
    if (!chosen) return;
    chooseEmergencyCountry(code);
    setCountry(chosen);
  };
  return [country, choose];
}
