import { styled } from 'styled-components';
import { editable } from './field.tsx';

/** As strong as the border of a control in both themes, which a picture in a style cannot read. */
const CHEVRON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" fill="none" stroke="oklch(60% 0.03 340)" stroke-width="2" ' +
    'stroke-linecap="round" stroke-linejoin="round" viewBox="0 0 24 24"><path d="m6 9 6 6 6-6"/></svg>',
)}`;

/** The browser's own select, with an arrow that does not stand against the border. */
export const Select = styled.select`
  ${editable}
  padding-right: 44px;
  background: var(--surface-raised) url('${CHEVRON}') no-repeat right 15px center;
  text-overflow: ellipsis;
  appearance: none;

  @media (forced-colors: active) {
    padding-right: 16px;
    background-image: none;
    appearance: auto;
  }
`;
