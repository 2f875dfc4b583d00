import { styled } from 'styled-components';

/** What is offered for a word of the user's own. */
export const MoodWordOffer = styled.div`
  display: grid;
  gap: 10px;
  padding: 14px 16px;
  border-radius: var(--radius-card);
  background: var(--surface-sunken);
  font-size: 0.9375rem;
  overflow-wrap: anywhere;

  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
