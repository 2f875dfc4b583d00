import { LazyInViewport } from '@app/shared-ui/loading/lazy-in-viewport';
import { lazyPart } from '@app/shared-ui/loading/lazy-part';
import { ErrorBoundary } from 'react-error-boundary';
import { styled } from 'styled-components';

// One chunk for all three: a visitor who scrolls to the first sees the others too.
const load = () => import('./pictures.ts').then((module) => module.pictures);
const parts = {
  phone: lazyPart(() => load().then(({ Phone }) => Phone)).Part,
  page: lazyPart(() => load().then(({ JournalPage }) => JournalPage)).Part,
  year: lazyPart(() => load().then(({ YearInDays }) => YearInDays)).Part,
};

/** Width through height of each picture: its place is kept until its code has loaded. */
const RATIOS = { phone: 300 / 600, page: 360 / 420, year: 632 / 404 } as const;

interface LatePictureProps {
  readonly name: keyof typeof parts;
  readonly label: string;
}

/** A picture below the first screen, loaded shortly before it scrolls into view. Without its code the place stays empty. */
export function LatePicture({ name, label }: LatePictureProps) {
  const Part = parts[name];
  return (
    <Place role="img" aria-label={label} $ratio={RATIOS[name]}>
      <ErrorBoundary fallback={null}>
        <LazyInViewport>
          <Part />
        </LazyInViewport>
      </ErrorBoundary>
    </Place>
  );
}

/** A picture, whatever the size of the text around it: its own letters are sized by its width. */
const Place = styled.div<{ readonly $ratio: number }>`
  container-type: inline-size;
  width: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  line-height: 1.4;

  > * {
    height: 100%;
  }
`;
