import { styled } from 'styled-components';
import { TitledText } from './titled-text.tsx';

interface FormErrorProps {
  readonly title: string;
  readonly text?: string | undefined;
}

/** What keeps a form from being sent, said beside it and to a screen reader at once. */
export function FormError({ title, text }: FormErrorProps) {
  return (
    <Box role="alert">
      <TitledText title={title} text={text} />
    </Box>
  );
}

const Box = styled.div`
  padding: 12px 16px;
  border-radius: var(--radius-field);
  background: var(--danger-soft);
  color: var(--danger);
  font-size: 1rem;
`;
