import { VisuallyHidden } from '@app/shared-ui/components/visually-hidden';
import { styled } from 'styled-components';
import { upgradeCopy as copy } from '../../copy/upgrade.es.ts';

/** The operator's price (D27): once, for life, with the former price struck out. */
export function Price() {
  return (
    <Place>
      <Figures>
        <strong>{copy.price.now}</strong>
        <s>
          <VisuallyHidden>{copy.before} </VisuallyHidden>
          {copy.price.before}
        </s>
        <Saving>{copy.saving}</Saving>
      </Figures>
      <Terms>{copy.terms}</Terms>
    </Place>
  );
}

const Place = styled.div`
  text-align: center;
`;

const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 4px 12px;

  strong {
    font: 500 2rem / 1.1 var(--font-serif);
  }

  s {
    color: var(--ink-soft);
  }
`;

const Saving = styled.span`
  padding: 2px 10px;
  border-radius: 999px;
  background: var(--accent-soft);
  font-weight: 600;
  font-size: 0.9375rem;
`;

const Terms = styled.p`
  color: var(--ink-soft);
`;
