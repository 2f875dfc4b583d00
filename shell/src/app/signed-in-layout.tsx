import type { ReactNode } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageFrame } from './page-frame.tsx';
import { SyncNotices } from '../sync/notices/sync-notices.tsx';
import { SkipLink } from './skip-link.tsx';

/** Header, page, footer (1§2). */
export function SignedInLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <SyncNotices />
      <PageFrame>{children}</PageFrame>
      <Footer />
      <BottomBar />
    </>
  );
}
