import * as RadixDialog from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { focusBeginning } from '../components/focus-beginning.ts';
import { useReturnFocus } from '../components/use-return-focus.tsx';
import { outOfSight } from '../components/visually-hidden.tsx';
import { media } from '../theme/media.ts';
import { keepOpenForWhatIsAbove } from './dialog.tsx';
import { useVisibleHeight } from './use-visible-height.ts';

interface PageDialogProps {
  /** Its name for a screen reader. The page shows what it is by itself. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Shown at the left where there is width for both; after the page in the order of Tab. */
  readonly aside?: ReactNode;
}

/**
 * A dialog as large as the window, for reading and writing: no box, no scrim, and nothing behind it to be seen. The page scrolls inside
 * and ends where the keyboard of a phone begins. It has no close button of its own: the page has one.
 */
export function PageDialog({ title, onClose, children, aside }: PageDialogProps) {
  const returnFocus = useReturnFocus(true);
  // It comes a render later than this component: a ref alone would be empty in the effect.
  const [content, setContent] = useState<HTMLElement | null>(null);
  useVisibleHeight(content);
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <Ground data-page-dialog="" />
        <Content
          ref={setContent}
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            focusBeginning(event);
          }}
          onInteractOutside={keepOpenForWhatIsAbove}
          aria-describedby={undefined}
          $hasAside={aside !== undefined}
        >
          <Title tabIndex={-1} data-dialog-title="">
            {title}
          </Title>
          <Page>{children}</Page>
          {aside === undefined ? null : <Aside data-screen-only="">{aside}</Aside>}
        </Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

const arrive = keyframes`
  from { opacity: 0; translate: 0 12px; }
`;

const Ground = styled(RadixDialog.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 41;
  background: var(--surface-raised);
`;

const Content = styled(RadixDialog.Content)<{ readonly $hasAside: boolean }>`
  position: fixed;
  inset: 0 0 auto;
  z-index: 41;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  height: var(--visible-height, 100dvh);
  background: var(--surface-raised);
  color: var(--ink);
  outline: none;
  /* Radix takes the pointer from the whole body first and gives it back to the dialog a render later. */
  pointer-events: auto;
  animation: ${arrive} 0.25s ease-out;

  ${media.wide} {
    ${({ $hasAside }) => $hasAside && 'grid-template-columns: minmax(280px, 24vw) minmax(0, 1fr);'}
  }

  ${media.reducedMotion} {
    animation: none;
  }
`;

const Title = styled(RadixDialog.Title)`
  ${outOfSight}
`;

const Page = styled.div`
  grid-area: 1 / -2;
  /* A place for what is out of sight inside: positioned against the window, it would stretch what scrolls. */
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  /* What is scrolled to stays clear of the bar. */
  scroll-padding-top: 80px;
`;

const Aside = styled.div`
  display: none;

  ${media.wide} {
    position: relative;
    display: block;
    grid-area: 1 / 1;
    min-height: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
    background: var(--paper);
    box-shadow: inset -1px 0 var(--line);
  }
`;
