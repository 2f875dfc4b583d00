import { blockTone } from '@app/shared-ui/theme/block-tone';
import { styled } from 'styled-components';
import { State } from './states.tsx';

export default { title: 'Theme' };

const SURFACES = ['paper', 'surface-raised', 'surface-sunken', 'accent-soft', 'danger-soft'] as const;
const INKS = ['ink', 'ink-soft', 'accent', 'positive', 'danger'] as const;

export const Colours = () => (
  <>
    {SURFACES.map((surface) => (
      <Surface key={surface} style={{ background: `var(--${surface})` }}>
        <code>--{surface}</code>
        {INKS.map((ink) => (
          <span key={ink} style={{ color: `var(--${ink})` }}>
            --{ink}
          </span>
        ))}
      </Surface>
    ))}
  </>
);

export const BlockTones = () => (
  <>
    {Array.from({ length: 12 }, (_, index) => (
      <Tone key={index} {...blockTone(index + 1)}>
        Bloque {index + 1}
      </Tone>
    ))}
  </>
);

export const Letters = () => (
  <>
    <State name="headings: Fraunces">
      <h1>Lo que pide sentarse</h1>
      <h2>Semana 2</h2>
      <h3>La mesa de entonces</h3>
    </State>
    <State name="text: Figtree">
      <p>Elige una comida concreta de cuando tenías entre siete y doce años y empieza por el hule.</p>
    </State>
  </>
);

const Surface = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 16px;
  font-weight: 600;
`;

const Tone = styled.p`
  margin-bottom: 6px;
  padding: 10px 16px;
  border: 1px solid var(--tone-line);
  border-radius: var(--radius-field);
  background: var(--tone-surface);
  color: var(--tone-ink);
`;
