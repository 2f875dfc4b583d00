import { editable, unkept } from '@app/shared-ui/components/field';
import { styled } from 'styled-components';

export const TextInput = styled.input.attrs(unkept)`
  ${editable}
`;

/** Grows with what is in it, where the browser can; elsewhere she can pull it. Her own words are set in the serif. */
export const TextArea = styled.textarea.attrs(unkept)`
  ${editable}
  /* What 'rows' says counts for nothing with a field that takes the size of its text. */
  min-height: ${({ rows = 2 }) => `calc(${rows} * 1lh + 24px)`};
  field-sizing: content;
  max-height: 70dvh;
  font-family: var(--font-serif);
  resize: vertical;
`;
