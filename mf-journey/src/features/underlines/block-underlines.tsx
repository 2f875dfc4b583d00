import { stageOfActivity, weekOfStage } from '@app/contract/programme';
import { Button } from '@app/shared-ui/components/button';
import { IconButton } from '@app/shared-ui/components/icon-button';
import { useHost } from '@app/shared-ui/host';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { useQuery } from '@tanstack/react-query';
import { Printer, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { programmeCopy } from '../../copy/programme.es.ts';
import { underlinesCopy as copy } from '../../copy/underlines.es.ts';
import { activityAddress } from '../../queries/activity-address.ts';
import { blocksQuery } from '../../queries/journey-queries.ts';
import { BookletDialog } from './booklet-dialog.tsx';
import { takeBack, type Underlined } from '../../underlines/underlines.ts';

interface BlockUnderlinesProps {
  readonly blockId: number;
  readonly underlined: readonly Underlined[];
  /** It is back: its button takes the keyboard focus, as the one that undid the removal is gone. */
  readonly restored: Underlined | undefined;
  /** @param button the one that has removed it */
  readonly onRemove: (removed: Underlined, button: Element) => void;
}

/** The underlined sentences of a block, each with the way to its text, and the booklet that is printed of them. */
export function BlockUnderlines({ blockId, underlined, restored, onRemove }: BlockUnderlinesProps) {
  const { documents } = useHost();
  const { data: blocks } = useQuery(blocksQuery);
  // A number: on a phone nothing may say that the printing has ended, and the next one begins anew.
  const [printing, setPrinting] = useState(0);
  const name = blocks?.find(({ id }) => id === blockId)?.title ?? programmeCopy.fallbackBlockTitles[blockId - 1] ?? '';
  const title = programmeCopy.block(blockId, name);
  const remove = (one: Underlined, button: Element) => {
    onRemove(one, button);
    takeBack(documents, one);
  };
  return (
    <Section {...blockTone(blockId)} aria-labelledby={`underlines-${blockId}`}>
      <header>
        <h2 id={`underlines-${blockId}`}>{title}</h2>
        <Button $variant="quiet" aria-label={copy.printNamed(title)} onClick={() => setPrinting(printing + 1)}>
          <Printer aria-hidden size={18} />
          {copy.print}
        </Button>
      </header>
      <ul>
        {underlined.map((one) => (
          <li key={`${one.activityId} ${one.sentence}`}>
            <blockquote>{one.sentence}</blockquote>
            <Link to={activityAddress(one.activityId)}>{copy.where(weekOfStage(stageOfActivity(one.activityId)))}</Link>
            <IconButton
              aria-label={copy.removeNamed(one.sentence)}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- undoing removes the button that had the focus
              autoFocus={one.activityId === restored?.activityId && one.sentence === restored.sentence}
              onClick={(event) => remove(one, event.currentTarget)}
            >
              <X aria-hidden size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      {printing > 0 ? (
        <BookletDialog
          key={printing}
          blockId={blockId}
          title={name}
          sentences={underlined.map(({ sentence }) => sentence)}
          onClose={() => setPrinting(0)}
        />
      ) : null}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  header {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    justify-content: space-between;
  }

  h2 {
    color: var(--tone-ink);
    font-size: 1.375rem;
  }

  ul {
    display: grid;
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 8px;
    padding: 16px 8px 12px 20px;
    border-left: 3px solid var(--tone-line);
    border-radius: 4px;
    background: var(--surface-raised);
  }

  blockquote {
    margin: 0;
    font: 500 1.1875rem / 1.45 var(--font-serif);
    text-wrap: pretty;
  }

  a {
    grid-row: 2;
    font-size: 0.9375rem;
  }
`;
