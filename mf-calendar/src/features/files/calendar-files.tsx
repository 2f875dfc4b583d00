import { Button } from '@app/shared-ui/components/button';
import { saveFile } from '@app/shared-ui/files/save-file';
import { useHost } from '@app/shared-ui/host';
import { CalendarPlus, FileDown } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useChallenges } from '../../challenges/use-challenges.ts';
import { calendarCopy } from '../../copy/calendar.es.ts';
import type { CalendarView } from '../../dates/calendar-days.ts';
import type { DayKey } from '@app/shared-ui/dates/day-key';
import { useOwnMoods } from '../../queries/own-moods.ts';
import { sheetOf } from './sheet.ts';

const copy = calendarCopy.files;

interface CalendarFilesProps {
  readonly view: CalendarView;
  readonly day: DayKey;
}

/**
 * The calendar as files: the open page as a PDF; challenges and sacred days for another calendar app. The code that makes them is loaded on
 * click.
 */
export function CalendarFiles({ view, day }: CalendarFilesProps) {
  const { documents, showToast, confirm } = useHost();
  const challenges = useChallenges();
  const ownMoods = useOwnMoods();
  const [isMaking, setIsMaking] = useState(false);

  /** @param file `undefined` when there is nothing to save, `null` when the user does not want it */
  const make = async (file: () => Promise<File | undefined | null>) => {
    if (isMaking) return;
    setIsMaking(true);
    try {
      const made = await file();
      if (made) saveFile(made);
      else if (made === undefined) showToast({ title: copy.nothing });
    } catch {
      showToast({ title: copy.failed, tone: 'error' });
    } finally {
      setIsMaking(false);
    }
  };
  const handlePdf = (page: Exclude<CalendarView, 'year'>) =>
    make(async () => {
      const { pdfOf } = await import('./pdf/calendar-pdf.ts');
      const { file, isWhole } = pdfOf(sheetOf(page, day, { documents, challenges, ownMoods }));
      return isWhole || (await confirm(copy.undrawn)) ? file : null;
    });
  const handleIcs = () =>
    make(async () => {
      const { icsOf } = await import('./ics.ts');
      return icsOf(documents.list('day'), challenges);
    });

  return (
    <Files>
      {view === 'year' ? null : (
        // Not `disabled`, which would take the focus from it.
        <Button $variant="soft" aria-disabled={isMaking} onClick={() => void handlePdf(view)}>
          <FileDown aria-hidden size={18} />
          {isMaking ? copy.making : copy.pdf}
        </Button>
      )}
      <div>
        <Button $variant="quiet" aria-disabled={isMaking} aria-describedby="ics-hint" onClick={() => void handleIcs()}>
          <CalendarPlus aria-hidden size={18} />
          {copy.ics}
        </Button>
        <p id="ics-hint">{copy.icsHint}</p>
      </div>
    </Files>
  );
}

const Files = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: start;

  > div {
    flex: 1 1 300px;
  }

  /* Below the words of its button. */
  p {
    max-width: 28rem;
    padding-inline: 22px;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
`;
