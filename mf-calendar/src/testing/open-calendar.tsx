import { createFakeDocuments, type FakeDocument } from '@app/shared-ui/testing/mock-host';
import { type CallAnswer, renderInHost } from '@app/shared-ui/testing/render-with-host';
import { routes } from '../remote.tsx';
import { DAY } from './a-calendar.ts';

/** Everything that jest fakes besides the date: timers stay real. */
const REAL = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

// In every file that opens the calendar today is `DAY`, whatever the real date: a page marks today.
beforeEach(() => jest.useFakeTimers({ now: new Date(`${DAY}T10:00:00`), doNotFake: [...REAL] }));
afterEach(() => jest.useRealTimers());

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
