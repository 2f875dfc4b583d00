import { media } from '@app/shared-ui/theme/media';
import { memo } from 'react';
import { styled } from 'styled-components';
import { Toggle } from './toggle.tsx';

interface TagPickerProps {
  readonly label: string;
  readonly tags: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (changes: { readonly tags: readonly string[] }) => void;
}

/** Several may be chosen; an item with any of them is shown. Typing beside it does not concern it. */
export const TagPicker = memo(function TagPicker({ label, tags, chosen, onChange }: TagPickerProps) {
  const toggle = (tag: string) =>
    onChange({ tags: chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag] });
  return (
    <Tags role="group" aria-label={label}>
      {tags.map((tag) => (
        <Toggle key={tag} type="button" aria-pressed={chosen.includes(tag)} onClick={() => toggle(tag)}>
          {tag}
        </Toggle>
      ))}
    </Tags>
  );
});

/** On a phone they go on in the line of the other filters; all of them at once where there is room. */
const Tags = styled.div`
  display: flex;
  flex: none;
  gap: 8px;

  ${media.desktop} {
    flex: 1 0 100%;
    flex-wrap: wrap;
    min-height: 44px;
    padding: 4px 0;

    /* Quieter than the search above them; the room between the lines is theirs to be pressed. */
    > button {
      position: relative;
      min-height: 36px;
      padding: 4px 12px;
      border-color: var(--line);
      background: none;
      font-size: 0.875rem;

      &::after {
        position: absolute;
        inset: -5px;
        content: '';
      }
    }
  }
`;
