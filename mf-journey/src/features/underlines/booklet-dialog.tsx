import { STAGES_PER_BLOCK } from '@app/contract/programme';
import { Button } from '@app/shared-ui/components/button';
import { Dialog } from '@app/shared-ui/host';
import { shortened } from '@app/shared-ui/text/graphemes';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { loadMotif } from '../../components/seal-illustration/load-motif.ts';
import { underlinesCopy } from '../../copy/underlines.es.ts';
import { Booklet } from './booklet.tsx';
import { useOwnWords } from '../../own-words/use-own-words.ts';

const { booklet: copy } = underlinesCopy;

interface BookletDialogProps {
  readonly blockId: number;
  readonly title: string;
  readonly sentences: readonly string[];
  readonly onClose: () => void;
}

/** Asks which of the user's own words go into the booklet of a block, and prints it. */
export function BookletDialog({ blockId, title, sentences, onClose }: BookletDialogProps) {
  const words = useOwnWords(blockId * STAGES_PER_BLOCK - STAGES_PER_BLOCK + 1, blockId * STAGES_PER_BLOCK);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isPrinting, setIsPrinting] = useState(false);
  // The seal of the cover must be whole when the printer asks for the page.
  useEffect(() => void loadMotif(blockId * STAGES_PER_BLOCK), [blockId]);
  useEffect(() => {
    if (!isPrinting) return undefined;
    window.addEventListener('afterprint', onClose);
    return () => window.removeEventListener('afterprint', onClose);
  }, [isPrinting, onClose]);
  // Apart: `onClose` is another one with every rendering of the page, which goes on where nothing says that the printing has ended.
  useEffect(() => {
    if (isPrinting) window.print();
  }, [isPrinting]);
  const toggle = (key: string, isChosen: boolean) =>
    setChosen((now) => new Set(isChosen ? [...now, key] : [...now].filter((each) => each !== key)));
  const own = words.filter(({ key }) => chosen.has(key));
  return (
    <>
      <Dialog open={!isPrinting} onOpenChange={onClose} title={copy.title} description={copy.text}>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            setIsPrinting(true);
          }}
        >
          {words.length > 0 ? (
            <fieldset>
              <legend>{copy.own}</legend>
              {words.map(({ key, title: name, text }) => (
                <label key={key}>
                  <input
                    type="checkbox"
                    checked={chosen.has(key)}
                    onChange={(event) => toggle(key, event.target.checked)}
                  />
                  <span>{name ?? shortened(text, SHORT)}</span>
                </label>
              ))}
            </fieldset>
          ) : (
            <p>{copy.none}</p>
          )}
          <p>{copy.hint}</p>
          <Actions>
            <Button $variant="quiet" onClick={onClose}>
              {copy.cancel}
            </Button>
            <Button type="submit">{copy.act}</Button>
          </Actions>
        </Form>
      </Dialog>
      {createPortal(<Booklet blockId={blockId} title={title} sentences={sentences} words={own} />, document.body)}
    </>
  );
}

/** Of words without a title, in characters. */
const SHORT = 70;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  fieldset {
    display: grid;
    gap: 4px;
    max-height: 40dvh;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    border: 0;
  }

  legend {
    padding: 0 0 4px;
    font-weight: 600;
  }

  label {
    display: flex;
    gap: 12px;
    align-items: start;
    padding: 10px 0;
    cursor: pointer;
  }

  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
    accent-color: var(--accent);
  }

  p {
    color: var(--ink-soft);
    font-size: 0.9375rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  justify-content: flex-end;
`;
