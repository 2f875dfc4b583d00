import { styled } from 'styled-components';

/** A green dot; with a label where it is all that says so. */
export function OnlineDot({ label }: { readonly label?: string }) {
  return label ? <Dot role="img" aria-label={label} title={label} /> : <Dot aria-hidden />;
}

const Dot = styled.span`
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: var(--positive);
`;
