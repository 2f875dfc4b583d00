import { styled } from 'styled-components';
import { AccountSheet } from './account-sheet.tsx';
import { ConsentSheet } from './consent-sheet.tsx';
import { DataSheet } from './data-sheet.tsx';
import { DiscreetSheet } from './discreet/discreet-sheet.tsx';
import { EraseSheet } from './erase-sheet.tsx';
import { ImportSheet } from './import-sheet.tsx';
import { LockSheet } from './lock/lock-sheet.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { ServerSheet } from './server-knowledge/server-sheet.tsx';
import { QuickExitSheet } from './quick-exit-sheet.tsx';
import { SECTIONS } from './section-links.tsx';
import { Section, Sheets } from './section.tsx';
import { WarningAddressSheet } from './warning-address/warning-address-sheet.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

/** Control over personal data (D19): what is stored of the user, what keeps others out, and apart from both what cannot be undone. */
export function PrivacySection() {
  return (
    <Section anchor={SECTIONS.privacy} title={settingsCopy.privacy.title}>
      <Sheets>
        <ConsentSheet />
        <ServerSheet />
        <DataSheet />
        <ImportSheet />
      </Sheets>
      <Sheets>
        <QuickExitSheet />
        <DiscreetSheet />
        <LockSheet />
        <WarningAddressSheet />
        <LeaveSheet />
      </Sheets>
      <Danger>
        <Section anchor={SECTIONS.danger} title={settingsCopy.privacy.danger}>
          <Sheets>
            <EraseSheet />
            <AccountSheet />
          </Sheets>
        </Section>
      </Danger>
    </Section>
  );
}

/** As far from what is above it as the sections are from one another. */
const Danger = styled.div`
  margin-top: 26px;

  ${Sheets} {
    border: 1px solid color-mix(in oklch, var(--danger), transparent 65%);
  }
`;
