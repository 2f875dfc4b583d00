import { Page } from '@app/shared-ui/components/page';
import { PageHeading } from '@app/shared-ui/components/page-heading';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { useDocumentsStatus } from '@app/shared-ui/host';
import { styled } from 'styled-components';
import { AboutSection } from './about-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { NotificationSection } from './notification-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { SectionLinks } from './section-links.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

/** The settings (2§2.15, D23): four sections. */
export function SettingsPage() {
  const { isReady } = useDocumentsStatus();
  return (
    <Page>
      <PageHeading title={settingsCopy.title} lead={settingsCopy.lead} />
      <Columns>
        <SectionLinks />
        <Sections>
          {isReady ? (
            <>
              <NotificationSection />
              <AppearanceSection />
            </>
          ) : (
            <Skeleton $height={720} role="status" aria-label={settingsCopy.loading} />
          )}
          <PrivacySection />
          <AboutSection />
        </Sections>
      </Columns>
    </Page>
  );
}

/** Where there is room, the ways to the sections stay beside them. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  @media (min-width: 1000px) {
    grid-template-columns: 232px minmax(0, 720px);
    gap: 48px;
    align-items: start;
  }
`;

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
`;
