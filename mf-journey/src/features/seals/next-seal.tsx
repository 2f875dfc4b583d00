import type { Seal } from '@app/contract/seals';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SealIllustration } from '../../components/seal-illustration/seal-illustration.tsx';
import { sealsCopy } from '../../copy/seals.es.ts';

/** The seal that is filling: in the grid it stands below all that are won. Leads to its stage. */
export const NextSeal = ({ seal }: { readonly seal: Seal }) => (
  <Line to={`/block/${seal.blockId}/etapa/${seal.weekId}`} {...blockTone(seal.blockId)}>
    <SealIllustration seal={seal} size={72} isDecorative />
    <span>
      <Title>{sealsCopy.next(seal.title)}</Title>
      {sealsCopy.detail.inProgress(seal.progress)}
    </span>
  </Line>
);

const Line = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 14px;
  max-width: var(--measure);
  padding: 12px 18px 12px 12px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);
  color: var(--ink-soft);
  font-size: 0.9375rem;
  line-height: 1.4;
  text-decoration: none;
`;

const Title = styled.b`
  display: block;
  color: var(--ink);
  font: 500 1.125rem / 1.3 var(--font-serif);
`;
