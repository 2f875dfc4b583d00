import { useCarryingLink } from '@app/shared-ui/motion/use-carrying-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { useCardFacts } from './card-facts.tsx';

interface ItemLinkProps {
  /** Name of the item, whose cover carries over to its page. */
  readonly item: string;
  readonly to: string;
  readonly isLocked: boolean;
  readonly children: ReactNode;
}

/**
 * The way from a card to its item. At the free limit a locked card opens the offer instead; before it, its page with the preview (D7).
 * The link covers the card (`position: relative`), so that all of it may be pressed while only the title is read out.
 */
export function ItemLink({ item, to, isLocked, children }: ItemLinkProps) {
  const { isAtFreeLimit, openUpgrade } = useCardFacts();
  return isLocked && isAtFreeLimit ? (
    <Opener type="button" onClick={openUpgrade}>
      {children}
    </Opener>
  ) : (
    <PageLink item={item} to={to}>
      {children}
    </PageLink>
  );
}

function PageLink({ item, to, children }: Omit<ItemLinkProps, 'isLocked'>) {
  const handleClick = useCarryingLink(item, to);
  return (
    <Way to={to} onClick={handleClick}>
      {children}
    </Way>
  );
}

const look = css`
  color: var(--ink);
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
    }
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    border-radius: var(--radius-field);
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
`;

const Way = styled(Link)`
  ${look}
`;

const Opener = styled.button`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  text-align: inherit;
  cursor: pointer;
  ${look}
`;
