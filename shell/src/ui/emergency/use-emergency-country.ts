import { emergencyCountries, type EmergencyCountry } from '@app/shared-ui/copy/emergency-numbers';
import { useState, useSyncExternalStore } from 'react';
import { chooseEmergencyCountry, emergencyCountry } from '../../storage/emergency-country.ts';

const subscribeToNothing = () => () => undefined;
const countryOfBrowser = () => emergencyCountry(navigator.languages);
/** The country of the prerendered landing page: the build has no browser. */
const countryOfBuild = (): EmergencyCountry => emergencyCountries[0];

/** The country whose numbers are shown, and how to choose another one for this device. */
export function useEmergencyCountry(): [EmergencyCountry, (code: string) => void] {
  const found = useSyncExternalStore(subscribeToNothing, countryOfBrowser, countryOfBuild);
  const [chosen, setChosen] = useState<EmergencyCountry>();
  const choose = (code: string) => {
    const country = emergencyCountries.find((candidate) => candidate.code === code);
    if (!country) return;
    chooseEmergencyCountry(code);
    setChosen(country);
  };
  return [chosen ?? found, choose];
}
