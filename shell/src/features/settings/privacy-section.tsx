import { AccountSheet } from './account-sheet.tsx';
import { ConsentSheet } from './consent-sheet.tsx';
import { DataSheet } from './data-sheet.tsx';
import { EraseSheet } from './erase-sheet.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { QuickExitSheet } from './quick-exit-sheet.tsx';
import { Section } from './section.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

/** Control over personal data (D19): ordered from what can be undone to what cannot. */
export function PrivacySection() {
  return (
    <Section title={settingsCopy.privacy.title}>
      <ConsentSheet />
      <DataSheet />
      <QuickExitSheet />
      <LeaveSheet />
      <EraseSheet />
      <AccountSheet />
    </Section>
  );
}
