import { styled } from 'styled-components';

export const SentenceList = styled.ul`
  display: grid;
  gap: 10px;
  margin: 0;
  padding-left: 1.2em;
`;
