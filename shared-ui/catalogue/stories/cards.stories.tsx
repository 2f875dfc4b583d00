import { Card } from '@app/shared-ui/components/card';
import { CardHeading } from '@app/shared-ui/components/card-heading';
import { CareNote } from '@app/shared-ui/components/care-note';
import { Chip } from '@app/shared-ui/components/chip';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { Row, State } from './states.tsx';

export default { title: 'Cards' };

export const Cards = () => (
  <State name="card">
    <Card>
      <h3>La frase de esta semana</h3>
      <p>El agua de la cazuela tarda lo mismo aunque la mires.</p>
    </Card>
  </State>
);

export const Headings = () => (
  <State name="what a page says of itself, on a card">
    <CardHeading title="Libros" lead="Uno por semana, para leer a tu ritmo." />
  </State>
);

export const Cautions = () => (
  <State name="the caution of a text: for whom, what to do in its place, where to find help">
    <CareNote
      care={{
        when: 'Si alguien de tu casa lee lo que escribes.',
        instead: 'Piénsalo de camino al trabajo y no dejes nada por escrito.',
        help: 'violence',
      }}
    />
  </State>
);

export const Chips = () => (
  <>
    <State name="a word or two about the state of something">
      <Row>
        <Chip>25 minutos</Chip>
        <Chip $tone="done">Completada</Chip>
      </Row>
    </State>
    <State name="in the tone of its block">
      <Row>
        {Array.from({ length: 12 }, (_, index) => (
          <Chip key={index} $tone="tone" {...blockTone(index + 1)}>
            Bloque {index + 1}
          </Chip>
        ))}
      </Row>
    </State>
  </>
);
