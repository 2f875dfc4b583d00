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

/** One line that is pushed aside by the thumb on a phone, all of them at once where there is room. */
const Tags = styled.div`
  display: flex;
  gap: 8px;
  min-height: 52px;
  margin: 0 calc(-1 * var(--page-gutter));
  padding: 4px var(--page-gutter);
  overflow-x: auto;
  scrollbar-width: none;

  ${media.desktop} {
    flex-wrap: wrap;
    margin: 0;
    padding: 4px 0;
    overflow: visible;
  }
`;
