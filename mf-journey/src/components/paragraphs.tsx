import { styled } from 'styled-components';

/** Running text, as the programme keeps it: a list of paragraphs. */
export function Paragraphs({ text, className }: { readonly text: readonly string[]; readonly className?: string }) {
  return (
    <Column className={className}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: 14px;
  max-width: var(--measure);
`;
