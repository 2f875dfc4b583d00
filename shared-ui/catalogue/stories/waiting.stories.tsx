import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { NotFoundPage } from '@app/shared-ui/components/not-found-page';
import { PageSpinner } from '@app/shared-ui/components/page-spinner';
import { Skeleton } from '@app/shared-ui/components/skeleton';
import { Spinner } from '@app/shared-ui/components/spinner';
import { State } from './states.tsx';

export default { title: 'Waiting and failing' };

export const Waiting = () => (
  <>
    <State name="skeleton: of the height of what comes, so that nothing moves">
      <Skeleton $height={120} aria-hidden />
    </State>
    <State name="spinner">
      <Spinner label="Cargando" />
    </State>
  </>
);

export const AWholePage = () => <PageSpinner label="Cargando la página" />;

export const Failed = () => (
  <State name="something did not arrive: in its place, with a way to try again">
    <LoadFailure onRetry={() => undefined} />
  </State>
);

export const NotFound = () => (
  <NotFoundPage
    to="/books"
    copy={{ title: 'Este libro no está', text: 'Puede que la dirección esté incompleta.', back: 'Ver los libros' }}
  >
    <path d="M30 70V24q25-12 50 0 25-12 50 0v46q-25-12-50 0-25-12-50 0Z" stroke="var(--accent)" strokeWidth="3" />
  </NotFoundPage>
);
