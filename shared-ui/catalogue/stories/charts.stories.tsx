import { Dumbbell } from '@app/shared-ui/components/dumbbell';
import { MoodLegend } from '@app/shared-ui/components/mood-legend';
import { ProgressRing } from '@app/shared-ui/components/progress-ring';
import { Row, State } from './states.tsx';

export default { title: 'Charts' };

export const Rings = () => (
  <Row>
    {[0, 38, 100].map((percent) => (
      <ProgressRing key={percent} percent={percent}>
        {percent} %
      </ProgressRing>
    ))}
  </Row>
);

export const Dumbbells = () => (
  <>
    <State name="then and now">
      <Dumbbell label="Calma" spoken="Calma: de 4 a 7" then={4} now={7} />
    </State>
    <State name="the same as then">
      <Dumbbell label="Descanso" spoken="Descanso: sigue en 5" then={5} now={5} />
    </State>
    <State name="for the first time">
      <Dumbbell label="Alegría" spoken="Alegría: 6" then={undefined} now={6} />
    </State>
  </>
);

export const Moods = () => (
  <State name="the four quarters of the calendar, and words without a place">
    <MoodLegend />
  </State>
);
