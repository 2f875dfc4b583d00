import { styled } from 'styled-components';

/** All lengths follow the width of the place, as a photograph's would. */
export const Screen = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 3.6cqw;
  height: 100%;
  padding: 15cqw 6.5cqw 6cqw;
  overflow: hidden;
  border: 2.6cqw solid color-mix(in oklch, var(--ink), var(--paper) 12%);
  border-radius: 14cqw;
  background: var(--paper);
  box-shadow: var(--shadow-overlay);
  font-size: 4.6cqw;

  :root[data-theme='dark'] & {
    border-color: oklch(12% 0.02 335);
  }

  &::before {
    position: absolute;
    top: 3.5cqw;
    left: 50%;
    width: 26cqw;
    height: 6cqw;
    border-radius: 999px;
    background: color-mix(in oklch, var(--ink), var(--paper) 12%);
    translate: -50% 0;
    content: '';
  }

  :root[data-theme='dark'] &::before {
    background: oklch(12% 0.02 335);
  }

  > strong {
    font: 500 8cqw / 1.2 var(--font-serif);
  }

  article {
    position: relative;
    display: grid;
    gap: 1.6cqw;
    padding: 5.5cqw;
    border-radius: 6cqw;
    background: var(--tone-surface);
    color: var(--tone-ink);
  }

  article small {
    font-size: 4cqw;
  }

  article b {
    max-width: 8em;
    font: 500 6.6cqw / 1.2 var(--font-serif);
  }

  article span {
    font-size: 4.2cqw;
  }

  article svg {
    position: absolute;
    top: 4cqw;
    right: 4cqw;
    width: 24cqw;
  }

  em {
    justify-self: start;
    margin-top: 2cqw;
    padding: 2.4cqw 6cqw;
    border-radius: 999px;
    background: var(--accent);
    color: var(--on-accent);
    font-style: normal;
    font-weight: 600;
  }

  > p {
    margin: 2cqw 0 0;
    color: var(--ink-soft);
    font-weight: 500;
    font-size: 4.2cqw;
  }

  ul {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 1cqw;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    gap: 1.6cqw;
    justify-items: center;
    font-weight: 500;
    font-size: 3.7cqw;
  }

  li svg {
    width: 13cqw;
    border-radius: 50%;
    background: var(--tone-surface);
    box-shadow: inset 0 0 0 0.5cqw var(--tone-line);
  }

  li path {
    fill: none;
    stroke: var(--tone-ink);
    stroke-width: 2.6;
    stroke-linecap: round;
  }

  img {
    position: absolute;
    bottom: 7cqw;
    left: 7cqw;
    width: 22cqw;
    height: auto;
  }

  :root[data-theme='dark'] & img {
    filter: brightness(0.86);
  }

  aside {
    display: grid;
    align-content: center;
    min-height: 22cqw;
    margin-top: auto;
    padding-left: 27cqw;
    color: var(--ink-soft);
    font-size: 4.2cqw;
  }

  aside b {
    color: var(--ink);
    font: 500 5.2cqw / 1.3 var(--font-serif);
  }
`;
