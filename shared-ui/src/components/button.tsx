import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

type Variant = 'filled' | 'soft' | 'quiet' | 'danger';

interface ButtonLook {
  readonly $variant?: Variant;
  /** As wide as what holds it. */
  readonly $block?: boolean;
}

/** `--over` is the background under a pointer. */
const variants = {
  /** The one next step; no more than one in view (DESIGN 1). */
  filled: css`
    --over: var(--accent-hover);

    background: var(--accent);
    color: var(--on-accent);
  `,
  soft: css`
    --over: color-mix(in oklch, var(--accent-soft), var(--accent) 12%);

    background: var(--accent-soft);
    color: var(--ink);
  `,
  quiet: css`
    --over: var(--accent-soft);

    background: transparent;
    color: var(--accent);
  `,
  /** Does what cannot be undone. */
  danger: css`
    --over: var(--danger);

    background: var(--danger);
    color: var(--on-accent);
  `,
} satisfies Record<Variant, ReturnType<typeof css>>;

/** What is disabled is sunk into the page and still easy to read; also where it is only called so, to keep the focus. */
const look = css<ButtonLook>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  align-items: center;
  justify-content: center;
  gap: 8px;
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  min-height: 48px;
  padding: 10px 22px;
  border: 0;
  border-radius: 999px;
  font: 600 1rem / 1.25 var(--font-sans);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 0.15s;

  ${({ $variant = 'filled' }) => variants[$variant]}

  @media (hover: hover) {
    &:hover {
      background: var(--over);
    }
  }

  &:is(:disabled, [aria-disabled='true']) {
    background: ${({ $variant }) => ($variant === 'quiet' ? 'transparent' : 'var(--surface-sunken)')};
    color: var(--ink-soft);
    cursor: default;
  }
`;

export const Button = styled.button.attrs<ButtonLook & { readonly type?: 'button' | 'submit' }>(
  ({ type = 'button' }) => ({ type }),
)`
  ${look}
`;

/** A link that looks like a button. */
export const ButtonLink = styled(Link)<ButtonLook>`
  ${look}
`;
