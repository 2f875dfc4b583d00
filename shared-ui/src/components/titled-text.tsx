import { styled } from 'styled-components';
import { VisuallyHidden } from './visually-hidden.tsx';

interface TitledTextProps {
  readonly title: string;
  readonly text?: string | undefined;
}

/** A message of the form 'Título - texto' (D26): two lines on the screen, one sentence in `textContent`. */
export function TitledText({ title, text }: TitledTextProps) {
  return (
    <div>
      <Title>{title}</Title>
      {text ? (
        <>
          <VisuallyHidden> - </VisuallyHidden>
          <Text>{text}</Text>
        </>
      ) : null}
    </div>
  );
}

const Title = styled.span`
  display: block;
  font-weight: 600;
`;

const Text = styled.span`
  display: block;
`;
