import * as Accordion from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '@app/shared-ui/theme/media';
import { helpCopy } from '../../copy/help.es.ts';

/** Five questions, one open at a time (2§2.16). */
export function Faq() {
  return (
    <Accordion.Root type="single" collapsible asChild>
      <List>
        {helpCopy.faq.items.map(({ question, answer }) => (
          <Item key={question} value={question}>
            <Accordion.Header>
              <Trigger>
                {question}
                <ChevronDown aria-hidden size={20} />
              </Trigger>
            </Accordion.Header>
            <Content>
              {answer.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Content>
          </Item>
        ))}
      </List>
    </Accordion.Root>
  );
}

const List = styled.div`
  display: grid;
  gap: 10px;
`;

const Item = styled(Accordion.Item)`
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);

  h3 {
    font: 600 1.0625rem / 1.4 var(--font-sans);
  }
`;

const Trigger = styled(Accordion.Trigger)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  width: 100%;
  min-height: 56px;
  padding: 14px 20px;
  border: 0;
  border-radius: var(--radius-card);
  background: transparent;
  font: inherit;
  text-align: left;
  cursor: pointer;

  svg {
    flex: none;
    color: var(--ink-soft);
    transition: rotate 0.2s;

    ${media.reducedMotion} {
      transition: none;
    }
  }

  &[data-state='open'] svg {
    rotate: 180deg;
  }
`;

const Content = styled(Accordion.Content)`
  display: grid;
  gap: 10px;
  max-width: var(--measure);
  padding: 0 20px 20px;

  &[hidden] {
    display: none;
  }
`;
