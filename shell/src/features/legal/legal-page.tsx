import { media } from '@app/shared-ui/theme/media';
import { titleSize } from '@app/shared-ui/theme/title-size';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { legalLinks } from '../../copy/legal.es.ts';
import { legalPageCopy as copy } from '../../copy/legal-page.es.ts';
import { LEGAL_PATHS, type LegalPath, type LegalSection, type LegalText, withFacts } from './legal-texts.ts';

interface LegalPageProps {
  readonly path: LegalPath;
  readonly text: LegalText;
}

/** A legal page: today's date as the specification demands (2§2.17), the text's version beside it (D27). */
export function LegalPage({ path, text }: LegalPageProps) {
  const [today] = useState(() => new Date());
  return (
    <Page>
      <h1>{text.title}</h1>
      <Lead>{text.lead}</Lead>
      <Dates>
        <span>{copy.updated(today)}</span>
        <span>{copy.version(text.version)}</span>
      </Dates>
      {text.sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
      <nav aria-label={copy.others}>
        <h2>{copy.others}</h2>
        <Others>
          {LEGAL_PATHS.filter((other) => other !== path).map((other) => (
            <li key={other}>
              <Link to={other}>{legalLinks[other]}</Link>
            </li>
          ))}
        </Others>
      </nav>
    </Page>
  );
}

function Section({ section: { title, text, list } }: { readonly section: LegalSection }): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      {text.map((sentence) => (
        <p key={sentence}>{withFacts(sentence)}</p>
      ))}
      {list ? (
        <ul>
          {list.map((point) => (
            <li key={point}>{withFacts(point)}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

const Page = styled.article`
  max-width: var(--page-width);
  margin: 0 auto;
  padding: 16px var(--page-gutter) 64px;

  /* As wide as it reads well, from the edge where every page's title begins. */
  > * {
    max-width: 696px;
  }

  ${media.desktop} {
    padding: 24px var(--page-gutter) 96px;
  }

  h1 {
    font-size: ${titleSize('clamp(2rem, 1.6rem + 1.8vw, 2.75rem)')};
  }

  h2 {
    margin-top: 40px;
    font-size: 1.4375rem;
  }

  p,
  ul {
    margin-top: 12px;
  }

  ul {
    display: grid;
    gap: 8px;
    padding-left: 1.2em;
  }

  li::marker {
    color: var(--accent);
  }
`;

const Lead = styled.p`
  color: var(--ink-soft);
  font: 400 1.25rem / 1.5 var(--font-serif);
`;

const Dates = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;

const Others = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
    padding: 0;
    list-style: none;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
