import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** Fields of a form before signing in, one below the other. */
export const AuthForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
`;

/** A button that looks like a link in running text. */
export const TextButton = styled.button`
  justify-self: start;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font: 500 1rem / 1.4 var(--font-sans);
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

/** A link on a line of its own, large enough for a thumb. */
export const TextLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  min-height: 44px;
  font-weight: 500;
`;

/** Alternative action below the form. */
export const Aside = styled.div`
  display: grid;
  gap: 8px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  color: var(--ink-soft);
`;

/** A checkbox with its explanation. */
export const Choice = styled.label`
  display: grid;
  grid-template-columns: 24px 1fr;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  cursor: pointer;

  input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--accent);
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
`;
