import { PageHeading } from '@app/shared-ui/components/page-heading';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { EmergencyNumbers } from '../../ui/emergency/emergency-numbers.tsx';
import { ReadPage } from '../../ui/read-page.ts';
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
    <Help>
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
    </Help>
  );
}

const Help = styled(ReadPage)`
  h2 {
    margin-bottom: 14px;
    font-size: 1.5rem;
  }

  > section > p {
    margin: -6px 0 16px;
    color: var(--ink-soft);
  }
`;
