import { css, styled } from 'styled-components';
import { summaryMark } from '../../components/summary-mark.ts';

/** What the list lies on. */
export const sheet = css`
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);
`;

/** Opens the card of an account; alone in its line, or in a row of the table. */
export const Opener = styled.button<{ readonly $isAlone?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  min-height: 44px;
  padding: ${({ $isAlone }) => ($isAlone ? '12px 16px' : '0')};
  border: 0;
  border-radius: ${({ $isAlone }) => ($isAlone ? 'var(--radius-card)' : '8px')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${summaryMark}

  &[aria-expanded='true']::after {
    margin-top: 4px;
    rotate: 225deg;
  }

  & > span {
    display: grid;
    justify-items: start;
    gap: 2px;
    min-width: 0;
  }
`;

export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  font-weight: 600;
`;

export const Email = styled.span`
  color: var(--ink-soft);
  font-weight: 400;
`;
