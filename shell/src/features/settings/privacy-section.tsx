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
      <Danger id={SECTIONS.danger} role="group" aria-labelledby="danger">
        <p id="danger">{settingsCopy.privacy.danger}</p>
        <Sheets>
          <EraseSheet />
          <AccountSheet />
        </Sheets>
      </Danger>
    </Section>
  );
}

const Danger = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  margin-top: 10px;
  scroll-margin-top: 16px;
  padding: 16px;
  border: 1px solid color-mix(in oklch, var(--danger), transparent 65%);
  border-radius: calc(var(--radius-card) + 8px);
  background: var(--danger-soft);

  > p {
    padding: 0 4px;
    color: var(--danger);
    font-weight: 600;
  }
`;
