import { IconButton } from '../components/icon-button.tsx';
import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { focusBeginning } from '../components/focus-beginning.ts';
import { useReturnFocus } from '../components/use-return-focus.tsx';
import { outOfSight } from '../components/visually-hidden.tsx';
import { hostCopy } from '../copy/host-copy.ts';
import { media } from '../theme/media.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /**
   * `reading` for a column of words, as high as the window of a phone; `wide` for grids and drawings; `full` for a page of its own, whose
   * title is only spoken.
   */
  readonly size?: Size;
}

type Size = keyof typeof widths | 'full';

const widths = { narrow: '520px', reading: '690px', wide: '880px' } as const;

/** The one dialog: centred on a desktop, a sheet from below on a phone (DESIGN 10). Focus, Esc and scroll lock by Radix. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, size = 'narrow' } = props;
  const returnFocus = useReturnFocus(open);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <Overlay />
        <Content
          $size={size}
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            focusBeginning(event);
          }}
          onInteractOutside={keepOpenForWhatIsAbove}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Header $isFull={size === 'full'}>
            <Title tabIndex={-1} data-dialog-title="" $isHidden={size === 'full'}>
              {title}
            </Title>
            <RadixDialog.Close asChild>
              <Close aria-label={hostCopy.close}>
                <X aria-hidden size={20} />
              </Close>
            </RadixDialog.Close>
          </Header>
          {description ? <Description>{description}</Description> : null}
          {children}
        </Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/**
 * Pressing a toast or a dialog above a dialog is no press beside the dialog. Radix knows so of its own dialogs, but only a task after they
 * are shown.
 */
export function keepOpenForWhatIsAbove(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-toast], [role=dialog], [role=alertdialog]'))
    event.preventDefault();
}

const Overlay = styled(RadixDialog.Overlay)`
  position: fixed;
  inset: 0;
  /* The same as the dialog's, so that a dialog above another one dims it: the later in the document is above. */
  z-index: 41;
  background: var(--scrim);
`;

const full = css`
  &&& {
    inset: 0;
    translate: none;
    width: auto;
    max-height: none;
    padding: 0;
    border-radius: 0;
    background: var(--paper);
  }
`;

const reading = css`
  @media (max-width: 767.98px) {
    top: env(safe-area-inset-top);
    max-height: none;
    border-radius: 0;
  }
`;

const Content = styled(RadixDialog.Content)<{ readonly $size: Size }>`
  position: fixed;
  inset: auto 0 0;
  z-index: 41;
  /* On a phone a toast of two parts stands above the title. */
  max-height: 85dvh;
  overflow: auto;
  padding: 20px 20px calc(24px + env(safe-area-inset-bottom));
  border-radius: var(--radius-sheet) var(--radius-sheet) 0 0;
  background: var(--surface-raised);
  color: var(--ink);
  box-shadow: var(--shadow-overlay);
  overscroll-behavior: contain;
  /* Radix takes the pointer from the whole body first and gives it back to the dialog a render later. */
  pointer-events: auto;

  ${media.desktop} {
    inset: 50% auto auto 50%;
    translate: -50% -50%;
    width: min(${({ $size }) => ($size === 'full' ? '100vw' : widths[$size])}, calc(100vw - 48px));
    padding: 28px 32px 32px;
    border-radius: var(--radius-card);
  }

  ${({ $size }) => $size === 'full' && full}
  ${({ $size }) => $size === 'reading' && reading}
`;

/** In view whatever is scrolled: the title, and the way out. */
const Header = styled.div<{ readonly $isFull: boolean }>`
  position: sticky;
  top: -20px;
  z-index: 1;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  margin: -20px -20px 0;
  padding: 20px 20px 0;
  background: var(--surface-raised);

  ${media.desktop} {
    top: -28px;
    margin: -28px -32px 0;
    padding: 28px 32px 0;
  }

  ${({ $isFull }) =>
    $isFull &&
    css`
      &&& {
        margin: 0;
        padding: 0;
        background: none;
      }
      position: fixed;
      inset: calc(12px + env(safe-area-inset-top)) 24px auto auto;
      z-index: 1;
    `}
`;

/** It has the focus first, as what is read and not as a control: without a ring. */
const Title = styled(RadixDialog.Title)<{ readonly $isHidden: boolean }>`
  margin: 6px 0 0;
  font: 500 1.5rem / 1.25 var(--font-serif);
  text-wrap: balance;

  &:focus {
    outline: none;
  }

  ${({ $isHidden }) => $isHidden && outOfSight}
`;

const Description = styled(RadixDialog.Description)`
  margin: 8px 0 16px;
  color: var(--ink-soft);
`;

const Close = styled(IconButton)`
  margin: -4px -8px 0 0;

  @media (hover: hover) {
    &:hover {
      background: var(--surface-sunken);
    }
  }
`;
