import type { RegistryEntry } from '@app/contract/registry';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageFrame } from './page-frame.tsx';
import { SyncNotices } from '../../sync/notices/sync-notices.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';

interface SignedInLayoutProps {
  readonly remotes: readonly RegistryEntry[];
  /** Shown above every page. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
}

/** Header, page, footer (1§2). */
export function SignedInLayout({ remotes, notice, children }: SignedInLayoutProps) {
  return (
    <>
      <SkipLink />
      <Header remotes={remotes} />
      <SyncNotices />
      {notice}
      <PageFrame>{children}</PageFrame>
      <Footer />
    </>
  );
}
