import { Button } from '@app/shared-ui/components/button';
import type { ComponentProps } from 'react';

interface SteadyButtonProps extends ComponentProps<typeof Button> {
  /** There is nothing to do now. */
  readonly isIdle: boolean;
}

/** A button that keeps the focus while it is idle: a disabled one would lose it to the dialog around the page. */
export const SteadyButton = ({ isIdle, onClick, ...others }: SteadyButtonProps) => (
  <Button {...others} aria-disabled={isIdle} onClick={isIdle ? undefined : onClick} />
);
