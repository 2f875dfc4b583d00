import { Button } from '@app/shared-ui/components/button';
import { Card } from '@app/shared-ui/components/card';
import { Dialog } from '@app/shared-ui/host';
import { useState } from 'react';
import { styled } from 'styled-components';
import { helpCopy } from '../../copy/help.es.ts';

const { guides } = helpCopy;

/** Titles of the guides, and the dialog with the text of each. */
export function Guides() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <p>{guides.teaser}</p>
      <Button $variant="soft" onClick={() => setIsOpen(true)}>
        {guides.open}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} size="wide" title={guides.title} description={guides.lead}>
        <List>
          {guides.items.map(({ title, text }) => (
            <section key={title}>
              <h3>{title}</h3>
              {text.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </section>
          ))}
        </List>
      </Dialog>
    </Card>
  );
}

const List = styled.div`
  display: grid;
  gap: 28px;
  max-width: var(--measure);

  h3 {
    font-size: 1.25rem;
  }

  p {
    margin-top: 8px;
  }
`;
