import { Button, ButtonLink } from '@app/shared-ui/components/button';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sampleCopy } from '../../../copy/sample.es.ts';
import { forgetSampleLine, sampleLine } from '../../../storage/sample-line.ts';
import { ACCOUNT_WANTED } from '../../../ui/wants-account.ts';
import { StepTitle } from './step-title.tsx';

/** The line as it is kept in this browser, with the way to an account that may take it over, and the way to delete it. */
export function KeptLine({ onForgotten }: { readonly onForgotten: () => void }) {
  const [line] = useState(sampleLine);
  const forget = () => {
    forgetSampleLine();
    onForgotten();
  };
  return (
    <>
      <StepTitle>{sampleCopy.keptTitle}</StepTitle>
      <Quote>{line}</Quote>
      <p>{sampleCopy.kept}</p>
      <ButtonLink to={ACCOUNT_WANTED}>{sampleCopy.register}</ButtonLink>
      <Button $variant="quiet" onClick={forget}>
        {sampleCopy.forget}
      </Button>
    </>
  );
}

const Quote = styled.blockquote`
  width: 100%;
  margin: 0;
  padding: 16px 20px;
  border-radius: var(--radius-field);
  background: var(--surface-raised);
  font: 400 1.1875rem / 1.5 var(--font-serif);
  overflow-wrap: anywhere;
`;
