import { type DiscreetLook, discreetLooks } from '@app/contract/discreet-looks';
import { renderToStaticMarkup } from 'react-dom/server';
import { curtainCopy } from '../../copy/curtains.es.ts';
import { curtainStyle } from './curtain-style.ts';

/** The curtain of each look, with its style rules (D44). Rendered at build time; the server fills in `%NONCE%`. */
export function curtains(): Record<DiscreetLook, string> {
  const entries = Object.keys(discreetLooks).map((look) => [look, markupOf(look as DiscreetLook)] as const);
  // Object.fromEntries loses the type of the keys.
  return Object.fromEntries(entries) as Record<DiscreetLook, string>;
}

const markupOf = (look: DiscreetLook): string =>
  `<style nonce="%NONCE%">${curtainStyle}</style>${renderToStaticMarkup(<Curtain look={look} />)}`;

/** A dialog that is open from the start: painted before any script, and modal whenever it falls over an open page. */
function Curtain({ look }: { readonly look: DiscreetLook }) {
  const { lead, items } = curtainCopy.looks[look];
  return (
    <dialog id="curtain" open aria-labelledby="curtain-name">
      <div>
        <h1 id="curtain-name">{discreetLooks[look]}</h1>
        <p>{lead}</p>
        <ul>
          {items.map(({ title, text }) => (
            <li key={title}>
              {text.length > 0 ? (
                <details>
                  <summary>{title}</summary>
                  {text.map((sentence) => (
                    <p key={sentence}>{sentence}</p>
                  ))}
                </details>
              ) : (
                <label>
                  <input type="checkbox" name={title} /> {title}
                </label>
              )}
            </li>
          ))}
        </ul>
        <button type="button" id="curtain-more">
          {curtainCopy.more}
        </button>
      </div>
    </dialog>
  );
}
