import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';
import { OpenDoor } from './drawings/open-door.tsx';
import { landingCopy } from '../../copy/landing.es.ts';
import { LeadLink } from './lead-link.tsx';
import { inner, Lead, sectionTitle } from './section.tsx';

const { finalCall } = landingCopy;

/** The last call to action, without further arguments. */
export function FinalCall() {
  return (
    <Band aria-labelledby="landing-final">
      <Sheet>
        <OpenDoor />
        <h2 id="landing-final">{finalCall.title}</h2>
        <Lead>{finalCall.text}</Lead>
        <LeadLink source="cta_final_button">{finalCall.action}</LeadLink>
        <Note>{finalCall.note}</Note>
      </Sheet>
    </Band>
  );
}

const Band = styled.section`
  ${inner}
  padding-block: 8px 48px;

  ${media.desktop} {
    padding-bottom: 112px;
  }
`;

const Sheet = styled.div`
  display: grid;
  justify-items: center;
  gap: 18px;
  padding: 32px 24px 40px;
  border-radius: var(--radius-sheet);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);
  text-align: center;

  p {
    text-wrap: balance;
  }

  svg {
    width: min(176px, 100%);
    height: auto;
  }

  h2 {
    ${sectionTitle}
  }

  a {
    margin-top: 8px;
  }

  ${media.desktop} {
    padding: 48px 64px 56px;

    svg {
      width: 240px;
    }
  }
`;

const Note = styled.p`
  color: var(--ink-soft);
  font-size: 1rem;
`;
