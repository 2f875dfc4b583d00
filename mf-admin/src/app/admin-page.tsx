import { Button } from '@app/shared-ui/components/button';
import { Lead, Page, PageHead, PageTitle } from '@app/shared-ui/components/page';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { media } from '@app/shared-ui/theme/media';
import { RefreshCw } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { panelCopy } from '../copy/panel.es.ts';
import { Panel } from './panel.tsx';
import { usePanelLoading } from '../queries/use-panel-loading.ts';
import { SectionNav } from './section-nav.tsx';
import { type Section, sectionIn } from './sections.ts';

const later = (load: () => Promise<ComponentType>) => lazy(() => load().then((component) => ({ default: component })));

/** The panel comes with the page; what lies beyond it when somebody looks. */
const PARTS: Readonly<Record<Section, ComponentType>> = {
  users: Panel,
  journey: later(() => import('../features/journey/journey-section.tsx').then((module) => module.JourneySection)),
  mails: later(() => import('../features/mails/mails-section.tsx').then((module) => module.MailsSection)),
  content: later(() => import('../features/content/content-section.tsx').then((module) => module.ContentSection)),
  remotes: later(() => import('../features/remotes/remotes-section.tsx').then((module) => module.RemotesSection)),
  audit: later(() => import('../features/audit/audit-section.tsx').then((module) => module.AuditSection)),
};

/** `/admin` (1§2). */
export function AdminPage() {
  const [search] = useSearchParams();
  const section = sectionIn(search);
  const { isLoading, refresh } = usePanelLoading();
  const Part = PARTS[section];
  return (
    <Page>
      <Head>
        <PageTitle tabIndex={-1}>{panelCopy.title}</PageTitle>
        <Lead>{panelCopy.subtitle}</Lead>
        <Tools>
          <SectionNav current={section} />
          <Refresh $variant="soft" disabled={isLoading} aria-busy={isLoading} onClick={refresh}>
            <Turning aria-hidden size={18} data-turning={isLoading || undefined} />
            <span>{panelCopy.refresh}</span>
          </Refresh>
        </Tools>
      </Head>
      <Suspense fallback={<PageSpinner />}>
        <Part />
      </Suspense>
    </Page>
  );
}

/** Short, and near what it is about: on a phone the panel itself begins in the upper quarter of the screen. */
const Head = styled(PageHead)`
  /* The line of sections scrolls: it widens nothing. */
  grid-template-columns: minmax(0, 1fr);
  margin-bottom: -16px;

  @media (max-width: 767.98px) {
    p {
      font-size: 0.9375rem;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  ${media.desktop} {
    margin-top: 10px;
  }
`;

/** Where the sections leave it no room for its word, its icon stands alone. */
const Refresh = styled(Button)`
  flex: none;

  @media (max-width: 1079.98px) {
    width: 44px;
    min-height: 44px;
    padding: 0;

    span {
      ${outOfSight}
    }
  }
`;

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Turning = styled(RefreshCw)`
  &[data-turning] {
    animation: ${turn} 0.9s linear infinite;
  }
`;
