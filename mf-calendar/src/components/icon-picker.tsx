import { DAY_ICONS } from '@app/contract/sync-kinds';
import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { calendarCopy } from '../copy/calendar.es.ts';
import { dayCopy } from '../copy/day.es.ts';
import type { DayIcon } from '../days/calendar-day.ts';
import { dayIcons } from '../days/day-icons.ts';

interface IconPickerProps {
  readonly legend: string;
  readonly value: DayIcon | null;
  readonly onChange: (icon: DayIcon | null) => void;
}

/** The ten signs with their names, and none of them: a group of radio buttons. */
export function IconPicker({ legend, value, onChange }: IconPickerProps) {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      <Options>
        {[...DAY_ICONS, null].map((icon) => {
          const Icon = icon ? dayIcons[icon] : CircleDashed;
          return (
            <Option key={icon ?? 'none'}>
              <input type="radio" name={name} checked={value === icon} onChange={() => onChange(icon)} />
              <Icon aria-hidden size={24} strokeWidth={1.75} />
              <span>{icon ? calendarCopy.icons[icon] : dayCopy.noIcon}</span>
            </Option>
          );
        })}
      </Options>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: 600;
  }
`;

const Options = styled.div`
  display: grid;
  /* As wide as the longest name, with larger text too. */
  grid-template-columns: repeat(auto-fill, minmax(min(4rem, 100%), 1fr));
  gap: 4px;
  margin-top: 6px;
`;

const Option = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 2px;
  padding: 8px 2px 6px;
  border-radius: var(--radius-field);
  color: var(--ink-soft);
  font-weight: 500;
  font-size: 0.8125rem;
  cursor: pointer;

  input {
    ${outOfSight}
  }

  @media (hover: hover) {
    &:hover {
      background: var(--surface-sunken);
    }
  }

  &:has(:checked) {
    background: var(--accent-soft);
    color: var(--accent);
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
  }
`;
