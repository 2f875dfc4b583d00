import { ButtonLink } from '@app/shared-ui/components/button';
import { PageTitle } from '@app/shared-ui/components/page';
import { useCarryingLink } from '@app/shared-ui/motion/use-carrying-link';
import { media } from '@app/shared-ui/theme/media';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { tagQuery } from '../catalogue/filter-address.ts';
import { listAddress } from '../catalogue/last-address.ts';
import { libraryCopy } from '../copy/library.es.ts';
import { Cover } from '../cover/cover.tsx';
import { itemName } from '../queries/use-saved-items.ts';
import { SaveButton } from './save-button.tsx';

const BESIDE = '@media (min-width: 960px)';

interface WorkHeaderProps {
  readonly kind: 'book' | 'film';
  readonly work: {
    readonly id: number;
    readonly title: string;
    readonly coverColor: string;
    readonly motif?: string | undefined;
    readonly description: string;
    readonly tags: readonly string[];
  };
  readonly by: string;
  readonly path: string;
  readonly back: string;
  /** What the user's progress has to do with it, where it has. */
  readonly note?: { readonly title: string; readonly text: string } | undefined;
  /** Author, year and the like. */
  readonly children: ReactNode;
}

export function WorkHeader({ kind, work, by, path, back, note, children }: WorkHeaderProps) {
  const list = listAddress(path);
  const handleBack = useCarryingLink(itemName(kind, work.id), list);
  return (
    <Header>
      <Back to={list} onClick={handleBack} $variant="quiet">
        <ArrowLeft aria-hidden size={18} />
        {back}
      </Back>
      <Columns>
        <CoverPlace>
          <Cover kind={kind} id={work.id} color={work.coverColor} title={work.title} by={by} motif={work.motif} />
        </CoverPlace>
        <Words>
          {note ? <Note>{note.title}</Note> : null}
          <PageTitle tabIndex={-1}>{work.title}</PageTitle>
          {children}
          <Description>{work.description}</Description>
          <Tags aria-label={libraryCopy.reading.tags}>
            {work.tags.map((tag) => (
              <li key={tag}>
                <Link to={`${path}${tagQuery(tag)}`}>{tag}</Link>
              </li>
            ))}
          </Tags>
          {note ? <Quiet>{note.text}</Quiet> : null}
          <SaveButton kind={kind} id={work.id} />
        </Words>
      </Columns>
    </Header>
  );
}

const Back = styled(ButtonLink)`
  min-height: 44px;
  margin: 0 0 12px -14px;
  padding: 8px 14px;

  ${BESIDE} {
    grid-column: 1 / -1;
    justify-self: start;
    margin-bottom: -28px;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 24px;

  ${media.desktop} {
    grid-template-columns: 240px minmax(0, 1fr);
    gap: 48px;
    align-items: start;
  }

  ${BESIDE} {
    display: contents;
  }
`;

/** Beside the text the cover stays in view for as long as there is text. */
const CoverPlace = styled.div`
  --cover-width: min(46vw, 200px);

  ${media.desktop} {
    --cover-width: 240px;
  }

  ${BESIDE} {
    position: sticky;
    top: 96px;
    grid-row: 2 / span 2;
    grid-column: 1;
    align-self: start;
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
`;

const Note = styled.p`
  color: var(--accent);
  font-weight: 600;
  font-size: 0.9375rem;
`;

const Description = styled.p`
  max-width: var(--measure);
  font-size: 1.125rem;
`;

const Quiet = styled.p`
  max-width: var(--measure);
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 4px 16px;
    border-radius: 999px;
    background: var(--surface-sunken);
    color: var(--ink);
    font-weight: 500;
    font-size: 0.9375rem;
    text-decoration: none;

    @media (hover: hover) {
      &:hover {
        background: var(--accent-soft);
      }
    }
  }
`;

/** One line of facts about a work. */
export const Facts = styled.p`
  color: var(--ink-soft);
`;

/** Content after the header, below its words. */
export const BesideCover = styled.div`
  display: grid;
  gap: 40px;

  ${BESIDE} {
    grid-column: 2;
  }
`;

/** A header and its content: two columns where there is room for a cover beside the text. */
export const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;

  ${BESIDE} {
    grid-template-columns: 240px minmax(0, 1fr);
    gap: 40px 48px;
  }
`;

const Header = styled.header`
  ${BESIDE} {
    display: contents;
  }
`;
