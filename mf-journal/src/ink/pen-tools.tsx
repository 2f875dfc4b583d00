import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { useId } from 'react';
import { styled } from 'styled-components';
import { inkCopy } from '../copy/ink.es.ts';
import type { Pen } from './ink-pad.ts';
import { inkAtNight, onAPhone } from './sheet-look.ts';
import { PALETTES, type Palette, PEN_MAX, PEN_MIN } from './pen.ts';

interface PenToolsProps {
  readonly palette: Palette;
  readonly pen: Pen;
  /** Also when what the pen has is chosen again: the pen is taken. */
  readonly onChange: (pen: Pen) => void;
}

/** Thickness and colour, as a slider and a group of radio buttons: both work by keyboard as they are. */
export function PenTools({ palette, pen, onChange }: PenToolsProps) {
  const id = useId();
  return (
    <Tools>
      <Thickness>
        <label htmlFor={`${id}-thickness`}>{inkCopy.thickness}</label>
        <input
          id={`${id}-thickness`}
          type="range"
          min={PEN_MIN}
          max={PEN_MAX}
          step={1}
          value={pen.thickness}
          aria-valuetext={inkCopy.thicknessValue(pen.thickness)}
          onPointerDown={() => onChange(pen)}
          onChange={(event) => onChange({ ...pen, thickness: event.target.valueAsNumber })}
        />
        <output htmlFor={`${id}-thickness`}>{pen.thickness}</output>
      </Thickness>
      <Colours>
        <VisuallyHidden as="legend">{inkCopy.colour}</VisuallyHidden>
        {PALETTES[palette].map(({ value, name }) => (
          <Swatch key={value} title={name}>
            <input
              type="radio"
              name={`${id}-colour`}
              aria-label={name}
              checked={pen.colour === value}
              onChange={() => onChange({ ...pen, colour: value })}
              onClick={pen.colour === value ? () => onChange(pen) : undefined}
            />
            <i style={{ background: value }} />
          </Swatch>
        ))}
      </Colours>
    </Tools>
  );
}

/** Each on its own in the strip, where it is wide enough: which of them stand in one line is a matter of their number. */
const Tools = styled.div`
  display: contents;

  ${onAPhone} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 20px;
  }
`;

const Thickness = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: 0.9375rem;

  label {
    font-weight: 600;
  }

  input {
    width: 104px;
    height: 44px;
    accent-color: var(--accent);
  }

  ${onAPhone} {
    /* A step is as wide as a thumb can tell from the next one. */
    flex: 1 0 100%;

    input {
      flex: 1;
      min-width: 0;
    }
  }

  output {
    min-width: 1ch;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
`;

const Colours = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  margin: 0 -8px;
  padding: 0;
  border: 0;
`;

/** Paper shows round every colour, so that black is seen at night. */
const Swatch = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  i {
    ${inkAtNight}
    width: 26px;
    height: 26px;
    border: 3px solid #fffdf9;
    border-radius: 50%;
    box-shadow: 0 0 0 1px var(--line-strong);
    pointer-events: none;
  }

  input:checked + i {
    box-shadow: 0 0 0 3px var(--accent);
  }

  input:focus-visible + i {
    outline: 3px solid var(--focus);
    outline-offset: 4px;
  }
`;
