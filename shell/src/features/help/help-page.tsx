import { PageHeading } from '@app/shared-ui/components/page-heading';
import { media } from '@app/shared-ui/theme/media';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { EmergencyNumbers } from '../../ui/emergency/emergency-numbers.tsx';
import { ContactForm, type Prefill } from './contact-form.tsx';
import { Faq } from './faq.tsx';
import { Guides } from './guides.tsx';
import { helpCopy } from '../../copy/help.es.ts';
import { SupportCards } from './support-cards.tsx';

/** The help centre (2§2.16): emergency numbers, as who needs them looks no further, then questions, guides, contact. */
export function HelpPage() {
  const [prefill, setPrefill] = useState<Prefill>();
  const form = useRef<HTMLElement>(null);
  const writeAbout = (subject: string) => {
    setPrefill({ subject });
    form.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Page>
      <PageHeading title={helpCopy.title} lead={helpCopy.lead} />
      <EmergencyNumbers />
      <section>
        <h2>{helpCopy.faq.title}</h2>
        <Faq />
      </section>
      <section>
        <h2>{helpCopy.guides.heading}</h2>
        <Guides />
      </section>
      <section>
        <h2>{helpCopy.support.title}</h2>
        <SupportCards onWrite={writeAbout} />
      </section>
      <section ref={form}>
        <h2>{helpCopy.contact.title}</h2>
        <p>{helpCopy.contact.lead}</p>
        <ContactForm prefill={prefill} />
      </section>
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 44px;
  /* As every page that is read. */
  max-width: 760px;
  margin: 0 auto;
  padding: 16px var(--page-gutter) 0;

  h2 {
    margin-bottom: 14px;
    font-size: 1.5rem;
  }

  > section > p {
    margin: -6px 0 16px;
    color: var(--ink-soft);
  }

  ${media.desktop} {
    padding-top: 24px;
  }
`;
