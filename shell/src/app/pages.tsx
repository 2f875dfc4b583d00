import { SessionContext } from '@app/shared-ui/host';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { sessionQuery } from '../auth/session-query.ts';
import { ownerOf, RemoteOutlet } from '../remotes/remote-outlet.tsx';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import { NotFound } from './not-found.tsx';
import { PageSpinner } from './page-spinner.tsx';

/** Decides what stands at an address: a public page, the sign-in, a page of the shell, or the remote that owns it. */
export function Pages({ loader }: { readonly loader: RemoteLoader }) {
  const location = useLocation();
  const { data: user, isPending } = useQuery(sessionQuery);
  if (isPending) return <PageSpinner />;
  if (!user) return <NotFound />;
  const owner = ownerOf(loader.remotes, location);
  return (
    <SessionContext value={{ user }}>
      {owner ? <RemoteOutlet loader={loader} name={owner} onFailure={() => undefined} /> : <NotFound />}
    </SessionContext>
  );
}
