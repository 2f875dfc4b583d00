import { Page } from '@app/shared-ui/components/page';
import { PageHeading } from '@app/shared-ui/components/page-heading';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { useDocumentsStatus } from '@app/shared-ui/host';
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
    <Page $narrow>
      <PageHeading title={settingsCopy.title} lead={settingsCopy.lead} />
      <SectionLinks />
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
