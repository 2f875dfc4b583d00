import { styled } from 'styled-components';

/** The buttons under a version. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  button {
    min-height: 44px;
    padding: 8px 16px;
    background: var(--surface-raised);
    font-size: 0.9375rem;
  }
`;

/** A line in small print. */
export const Hint = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;

/** A version beside the text of the field. */
export const VersionCard = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 20px;
  border-radius: 16px;
  background: var(--accent-soft);
  /* A pasted address would widen the whole page. */
  overflow-wrap: anywhere;

  h3 {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 1.125rem;
  }

  label {
    font-weight: 600;
  }
`;

/** The words of a version, as they were written. */
export const VersionWords = styled.blockquote`
  max-height: 32dvh;
  margin: 0;
  padding: 14px 16px;
  overflow: auto;
  border-radius: 12px;
  background: var(--surface-raised);
  font: 400 1.0625rem / 1.6 var(--font-serif);
  white-space: pre-wrap;
`;
