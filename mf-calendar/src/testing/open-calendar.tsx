import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import { onADay } from '@app/shared-ui/testing/on-a-day';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { routes } from '../remote.tsx';
import { DAY } from './a-calendar.ts';

// In every file that opens the calendar today is `DAY`, whatever the real date: a page marks today.
onADay(`${DAY}T10:00:00`);

type View = 'mes' | 'semana' | 'dia' | 'anual';

export const calendarAddress = (view: View, day: string) => `/calendario?vista=${view}&fecha=${day}`;

interface Opening {
  readonly view?: View;
  readonly day?: string;
  readonly documents?: readonly FakeDocument[];
  readonly answers?: readonly CallAnswer[];
  readonly confirms?: boolean;
}

/** Opens the calendar at a page. @returns what `renderInHost` does, and the documents of the user */
export async function openCalendar({ view = 'mes', day = DAY, documents = [], answers = [], confirms }: Opening = {}) {
  const store = createFakeDocuments({ documents });
  const scene = await renderInHost({
    routes,
    path: calendarAddress(view, day),
    documents: store,
    answers,
    ...(confirms === undefined ? {} : { confirms }),
  });
  return { ...scene, documents: store };
}
