import type { Week } from '@app/contract/blocks';
import { useDocumentsStatus } from '@app/shared-ui/host';
import { media } from '@app/shared-ui/theme/media';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Chip } from '@app/shared-ui/components/chip';
import { PageTitle } from '@app/shared-ui/components/page';
import { PathScene } from '@app/shared-ui/components/path-scene';
import { programmeCopy } from '../../copy/programme.es.ts';
import { stageCopy } from '../../copy/stage.es.ts';
import { isSeenStage, noteSeenStage } from './seen-stages.ts';

/** From here on the page has room beside its column. */
const wide = '@media (min-width: 1000px)';

interface StageBannerProps {
  readonly week: Week;
  readonly blockTitle: string;
}

/**
 * Which block and stage this is, and what the week is for. That is open at the first visit of the stage; from the second on it waits behind
 * its button, and the first thing in sight is today's activity.
 */
export function StageBanner({ week, blockTitle }: StageBannerProps) {
  const [isOpen, setIsOpen] = useState(() => !isSeenStage(week.id));
  const aboutId = useId();
  const { isReady, isPersistent } = useDocumentsStatus();
  /** A shared computer keeps no trace of where the user is. */
  const mayNote = isReady && isPersistent;
  useEffect(() => {
    if (mayNote) noteSeenStage(week.id);
  }, [mayNote, week.id]);
  return (
    <Banner>
      <Line>
        <Link to={`/block/${week.blockId}`}>{programmeCopy.block(week.blockId, blockTitle)}</Link>
        <span>{programmeCopy.stageOfFour(week.weekNumber)}</span>
      </Line>
      <PageTitle tabIndex={-1}>{week.title}</PageTitle>
      <About id={aboutId} hidden={!isOpen}>
        <Text>{week.description ?? programmeCopy.weekTexts[week.weekNumber - 1]}</Text>
        <Objective>{week.objective}</Objective>
        <Tags>
          {week.tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </Tags>
      </About>
      <Fold type="button" aria-expanded={isOpen} aria-controls={aboutId} onClick={() => setIsOpen(!isOpen)}>
        {stageCopy.about}
        <Chevron aria-hidden size={18} $isOpen={isOpen} />
      </Fold>
      <Country>
        <PathScene place={week.weekNumber} />
      </Country>
    </Banner>
  );
}

const Banner = styled.header`
  display: grid;
  gap: 6px;
  padding: 18px 20px 6px;
  overflow: hidden;
  border-radius: var(--radius-sheet);
  background:
    radial-gradient(circle at 100% 0%, color-mix(in oklch, var(--tone-line), transparent 45%), transparent 55%),
    var(--tone-surface);

  ${media.desktop} {
    gap: 10px;
    padding: 40px 48px 26px;
  }

  /* Low and wide, its art beside the words. */
  ${wide} {
    position: relative;
    z-index: 0;
    gap: 8px;
    padding: 32px 48px 12px;

    > h1 {
      max-width: 34rem;
    }
  }
`;

/** On a phone its room is the activity's, which has a picture of its own. */
const Country = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
    margin: -16px -48px -26px;

    svg {
      height: 120px;
    }
  }

  ${wide} {
    position: absolute;
    right: 0;
    bottom: 0;
    z-index: -1;
    width: 50%;
    margin: 0;
    mask-image: linear-gradient(to right, transparent, #000 10%);

    svg {
      height: auto;
      /* All four stones. */
      aspect-ratio: 75 / 16;
    }
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  color: var(--tone-ink);
  font-weight: 600;

  a {
    margin: -9px 0;
    padding: 9px 0;
    color: inherit;
    text-decoration-color: var(--tone-line);
  }
`;

const About = styled.div`
  display: grid;
  gap: 8px;

  ${media.desktop} {
    gap: 12px;
  }

  ${wide} {
    gap: 8px;
  }

  &[hidden] {
    display: none;
  }
`;

const Fold = styled.button`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  justify-self: start;
  min-height: 44px;
  padding: 6px 0;
  border: 0;
  background: none;
  color: var(--tone-ink);
  font: 600 0.9375rem / 1.3 var(--font-sans);
  text-align: start;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-decoration-color: var(--tone-line);
      text-underline-offset: 0.25em;
    }
  }
`;

const Chevron = styled(ChevronDown)<{ readonly $isOpen: boolean }>`
  flex: none;
  rotate: ${({ $isOpen }) => ($isOpen ? '180deg' : '0deg')};
  transition: rotate 0.2s;
`;

const Text = styled.p`
  max-width: var(--measure);
  line-height: 1.5;
`;

const Objective = styled.p`
  max-width: 44ch;
  font: 400 1.0625rem / 1.4 var(--font-serif);
  text-wrap: pretty;

  ${media.desktop} {
    font-size: 1.1875rem;
  }
`;

/** Left out on a phone, where the activity of today has to be in the first window. */
const Tags = styled.ul`
  display: none;
  flex-wrap: wrap;
  gap: 8px;
  margin: 4px 0 0;
  padding: 0;
  list-style: none;

  ${media.desktop} {
    display: flex;
  }

  /* At the end of the first line. */
  ${wide} {
    position: absolute;
    inset: 32px 48px auto auto;
    margin: 0;
  }
`;

const Tag = styled(Chip)`
  background: color-mix(in oklch, var(--surface-raised), transparent 25%);
  color: var(--tone-ink);
`;
