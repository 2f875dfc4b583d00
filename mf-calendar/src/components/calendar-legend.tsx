import { GOLD } from './sacred-day.ts';
import { MoodLegend, MoodSwatch } from '@app/shared-ui/components/mood-legend';
import { styled } from 'styled-components';
import { calendarCopy } from '../copy/calendar.es.ts';
import { wordless } from './wordless.ts';

/** The colours of the days, and the rim of a sacred one. */
export const CalendarLegend = () => (
  <MoodLegend>
    <li>
      <Wordless />
      {calendarCopy.unnamed}
    </li>
    <li>
      <Sacred />
      {calendarCopy.sacred}
    </li>
  </MoodLegend>
);

const Wordless = styled(MoodSwatch)`
  background: ${wordless};
`;

const Sacred = styled(MoodSwatch)`
  background: var(--surface-raised);
  box-shadow: inset 0 0 0 2px ${GOLD};
`;
