import { editable, unkept } from '@app/shared-ui/components/field';
import { styled } from 'styled-components';

export const TextInput = styled.input.attrs(unkept)`
  ${editable}
`;

/** Grows with its content where the browser supports it; elsewhere the user can resize it. The user's own text is set in the serif. */
export const TextArea = styled.textarea.attrs(unkept)`
  ${editable}
  /* What 'rows' says counts for nothing with a field that takes the size of its text. */
  min-height: ${({ rows = 2 }) => `calc(${rows} * 1lh + 24px)`};
  field-sizing: content;
  max-height: 70dvh;
  font-family: var(--font-serif);
  resize: vertical;
`;
