import { operator } from '@app/contract/operator';
import { DoorOpen } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '@app/shared-ui/theme/media';
import { copy } from '../../copy/every-page.es.ts';
import { leave } from './leave.ts';
import { useEscapeTwice } from './use-escape-twice.ts';

export const leaveToNeutralPage = () => leave(operator.neutralAddress);

/** Props that make a button a quick exit. It works as soon as it is painted: the blocking script listens for it before the app runs. */
export const quickExitProps = { 'data-leave': operator.neutralAddress };

/** One tap, or Esc twice, leaves to a neutral page; Back does not return here (D28). */
export function QuickExit() {
  useEscapeTwice(leaveToNeutralPage);
  return (
    <Exit type="button" {...quickExitProps} title={copy.quickExit.hint}>
      <DoorOpen aria-hidden size={20} />
      <span>{copy.quickExit.label}</span>
    </Exit>
  );
}

const Exit = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-width: 44px;
  min-height: 44px;
  padding: 8px 12px;
  border: 0;
  border-radius: 999px;
  background: transparent;
  color: var(--ink-soft);
  font-weight: 500;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      background: var(--surface-sunken);
    }
  }

  span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  ${media.desktop} {
    span {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
  }
`;
