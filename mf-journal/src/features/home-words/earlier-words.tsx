import { Button } from '@app/shared-ui/components/button';
import type { DayKey } from '@app/shared-ui/dates/day-key';
import { useHost } from '@app/shared-ui/host';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { homeWordsCopy } from '../../copy/home-words.es.ts';
import { isPutAside } from '../../entries/entry.ts';
import { readingState } from '../../entries/reading-state.ts';
import { PutAsideNotice } from './put-aside-notice.tsx';
import type { Written } from './use-written.ts';
import { Words } from './words.tsx';
import { distanceToLastYear, NEAR_DAYS } from './year-ago.ts';

const { earlier: copy } = homeWordsCopy;

interface EarlierWordsProps {
  readonly written: Written;
  readonly today: DayKey;
}

/** What the user has just wanted of the words. */
interface Step {
  /** To put them aside, or else to see them again. */
  readonly isPutAside: boolean;
  /** It could not be stored. */
  readonly hasFailed: boolean;
}

/**
 * Words of an earlier day, until the user wants to see them no more: then no other words take their place until midnight or until the page
 * is loaded anew.
 */
export function EarlierWords({ written, today }: EarlierWordsProps) {
  const { documents } = useHost();
  const [step, setStep] = useState<Step>();
  const { entry, day } = written;
  const save = async (value: boolean) => {
    setStep({ isPutAside: value, hasFailed: false });
    try {
      await documents.set('entry', entry.key, { isPutAside: { value } });
    } catch {
      setStep({ isPutAside: value, hasFailed: true });
    }
  };
  if (step?.isPutAside || step?.hasFailed)
    return (
      <PutAsideNotice
        key={`${step.isPutAside} ${step.hasFailed}`}
        isPutAside={step.isPutAside}
        hasFailed={step.hasFailed}
        onSave={(value) => void save(value)}
      />
    );
  if (isPutAside(entry) && !step) return null;
  const distance = distanceToLastYear(day, today);
  const title = distance === 0 ? copy.title : distance <= NEAR_DAYS ? copy.near : copy.weekday(entry.writtenAt);
  return (
    <Words
      title={title}
      written={written}
      today={today}
      way={
        <>
          <Link to="/journaling" state={readingState(entry.key, true)}>
            {copy.open}
          </Link>
          <PutAside
            $variant="quiet"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- undoing removes the button that had the focus
            autoFocus={step !== undefined}
            onClick={() => void save(true)}
          >
            {copy.putAside}
          </PutAside>
        </>
      }
    />
  );
}

const PutAside = styled(Button)`
  min-height: 44px;
  padding: 8px 0;
  border-radius: 8px;
  color: var(--ink-soft);
  font-weight: 400;
  font-size: 0.9375rem;
`;
