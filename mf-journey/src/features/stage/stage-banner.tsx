import type { Week } from '@app/contract/blocks';
import { media } from '@app/shared-ui/theme/media';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Chip } from '@app/shared-ui/components/chip';
import { PageTitle } from '@app/shared-ui/components/page';
import { programmeCopy } from '../../copy/programme.es.ts';

interface StageBannerProps {
  readonly week: Week;
  readonly blockTitle: string;
}

/** Which block and stage this is, and what the week is for. */
export function StageBanner({ week, blockTitle }: StageBannerProps) {
  return (
    <Banner>
      <Line>
        <Link to={`/block/${week.blockId}`}>{programmeCopy.block(week.blockId, blockTitle)}</Link>
        <span>{programmeCopy.stageOfFour(week.weekNumber)}</span>
      </Line>
      <PageTitle tabIndex={-1}>{week.title}</PageTitle>
      <Text>{week.description ?? programmeCopy.weekTexts[week.weekNumber - 1]}</Text>
      <Objective>{week.objective}</Objective>
      <Tags>
        {week.tags.map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </Tags>
    </Banner>
  );
}

const Banner = styled.header`
  display: grid;
  gap: 12px;
  padding: 28px 24px;
  border-radius: var(--radius-sheet);
  background:
    radial-gradient(circle at 100% 0%, color-mix(in oklch, var(--tone-line), transparent 45%), transparent 55%),
    var(--tone-surface);

  ${media.desktop} {
    padding: 44px 48px;
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

const Text = styled.p`
  max-width: var(--measure);
`;

const Objective = styled.p`
  max-width: 44ch;
  font: 400 1.1875rem / 1.45 var(--font-serif);
  text-wrap: pretty;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
`;

const Tag = styled(Chip)`
  background: color-mix(in oklch, var(--surface-raised), transparent 25%);
  color: var(--tone-ink);
`;
