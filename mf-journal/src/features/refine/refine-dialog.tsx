import { Button } from '@app/shared-ui/components/button';
import { DialogActions } from '@app/shared-ui/components/dialog-actions';
import { editable, unkept } from '@app/shared-ui/components/field';
import { LoadFailure } from '@app/shared-ui/components/load-failure';
import { Spinner } from '@app/shared-ui/components/spinner';
import { Dialog } from '@app/shared-ui/host';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { refineCopy } from '../../copy/refine.es.ts';
import { useAskBeforeLosing } from '../../unfinished/unfinished.ts';
import { ProposedChanges } from './proposed-changes.tsx';
import { type Rule, RULES } from './rules.ts';
import { useRefined } from './use-refined.ts';

interface RefineDialogProps {
  readonly text: string;
  readonly onAccept: (text: string) => void;
  readonly onClose: () => void;
}

/** Shows what the rules would change in the text, and changes nothing until the user accepts. */
export function RefineDialog({ text, onAccept, onClose }: RefineDialogProps) {
  const id = useId();
  const [rules, setRules] = useState<ReadonlySet<Rule>>(() => new Set(RULES));
  const [byHand, setByHand] = useState<string | null>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  const { refined, hasFailed, retry } = useRefined(text, rules);
  // While the user edits the proposal, the field holds the text.
  const proposal = () => (byHand === null ? refined?.text : words.current?.value) ?? text;
  const hasProposal = byHand !== null || (refined !== undefined && refined.text !== text);
  const toggle = (rule: Rule) => setRules(new Set(RULES.filter((one) => rules.has(one) !== (one === rule))));
  const mayLose = useAskBeforeLosing();
  const leaveWords = async (then: () => void) => {
    if (await mayLose(byHand !== null && words.current?.value !== byHand)) then();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && void leaveWords(onClose)}
      title={refineCopy.title}
      description={refineCopy.lead}
      size="wide"
    >
      <Content>
        {byHand === null ? (
          <>
            <Rules>
              <legend>{refineCopy.rules.label}</legend>
              {RULES.map((rule) => (
                <label key={rule}>
                  <input type="checkbox" checked={rules.has(rule)} onChange={() => toggle(rule)} />
                  {refineCopy.rules[rule]}
                </label>
              ))}
            </Rules>
            {refined ? <ProposedChanges refined={refined} /> : null}
            {hasFailed ? <LoadFailure onRetry={retry} /> : null}
            {refined || hasFailed ? null : <Spinner label={refineCopy.working} />}
          </>
        ) : (
          <>
            <label htmlFor={id}>{refineCopy.editLabel}</label>
            <Words
              id={id}
              ref={words}
              lang="es"
              spellCheck
              rows={10}
              defaultValue={byHand}
              aria-describedby={`${id}-hint`}
            />
            <Hint id={`${id}-hint`}>{refineCopy.editHint}</Hint>
          </>
        )}
        <DialogActions>
          <Button $variant="quiet" onClick={() => void leaveWords(onClose)}>
            {refineCopy.keep}
          </Button>
          <Button
            $variant="soft"
            disabled={byHand === null && !refined}
            onClick={() => (byHand === null ? setByHand(proposal()) : void leaveWords(() => setByHand(null)))}
          >
            {byHand === null ? refineCopy.edit : refineCopy.back}
          </Button>
          <Button disabled={!hasProposal} onClick={() => onAccept(proposal())}>
            {refineCopy.accept}
          </Button>
        </DialogActions>
      </Content>
    </Dialog>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  & > label {
    font-weight: 600;
  }
`;

const Rules = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: 600;
  }

  label {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    cursor: pointer;
  }

  input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--accent);
  }
`;

const Words = styled.textarea.attrs(unkept)`
  ${editable}
  max-height: 50dvh;
  padding: 16px 20px;
  font: 400 1.125rem / 1.6 var(--font-serif);
  field-sizing: content;
`;

const Hint = styled.p`
  color: var(--ink-soft);
  font-size: 0.9375rem;
`;
