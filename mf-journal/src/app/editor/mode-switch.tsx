import { Keyboard, PenTool } from 'lucide-react';
import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { media } from '@app/shared-ui/theme/media';
import { chosenSegment, segments } from '@app/shared-ui/theme/segments';
import { styled } from 'styled-components';
import { editorCopy } from '../../copy/editor.es.ts';
import type { WritingMode } from './draft.ts';

const modes = [
  { mode: 'text', Icon: Keyboard },
  { mode: 'handwriting', Icon: PenTool },
] as const;

interface ModeSwitchProps {
  readonly mode: WritingMode;
  readonly onChange: (mode: WritingMode) => void;
}

export function ModeSwitch({ mode: current, onChange }: ModeSwitchProps) {
  return (
    <Group role="group" aria-label={editorCopy.mode.label}>
      {modes.map(({ mode, Icon }) => (
        <Choice
          key={mode}
          type="button"
          aria-pressed={mode === current}
          title={editorCopy.mode[mode]}
          onClick={() => onChange(mode)}
        >
          <Icon aria-hidden size={18} />
          <span>{editorCopy.mode[mode]}</span>
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled.div`
  display: inline-flex;
  flex: none;
  padding: 3px;
  border-radius: 999px;
  ${segments}
`;

const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  min-width: 48px;
  padding: 6px 12px;
  border: 0;
  border-radius: 999px;
  background: transparent;
  color: var(--ink-soft);
  font-weight: 600;
  font-size: 0.9375rem;
  cursor: pointer;

  &[aria-pressed='true'] {
    ${chosenSegment}
  }

  span {
    ${outOfSight}
  }

  ${media.desktop} {
    padding: 6px 16px;

    span {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
  }
`;
