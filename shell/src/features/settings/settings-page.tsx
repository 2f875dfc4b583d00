import { Page, PageTitle, Lead } from '@app/shared-ui/components/page';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { useDocumentsStatus } from '@app/shared-ui/host';
import { styled } from 'styled-components';
import { AboutSection } from './about-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { NotificationSection } from './notification-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

/** The settings (2§2.15, D23): four sections. */
export function SettingsPage() {
  const { isReady } = useDocumentsStatus();
  return (
    <Page $narrow>
      <Head>
        <PageTitle>{settingsCopy.title}</PageTitle>
        <Lead>{settingsCopy.lead}</Lead>
      </Head>
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
    </Page>
  );
}

const Head = styled.header`
  display: grid;
  gap: 8px;
`;
