import { Button } from '@app/shared-ui/components/button';
import { editable, unkept } from '@app/shared-ui/components/field';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { versionsCopy } from '../../copy/versions.es.ts';
import { useAskBeforeLosing, useUnfinished } from '../../unfinished/unfinished.ts';
import { Actions, Hint } from './version-parts.ts';

interface JoinedWordsProps {
  /** Both versions, one after the other. */
  readonly joined: string;
  readonly isBusy: boolean;
  readonly onAccept: (words: string) => void;
  readonly onCancel: () => void;
}

/** Two versions joined into one text, which the user edits. */
export function JoinedWords({ joined, isBusy, onAccept, onCancel }: JoinedWordsProps) {
  const id = useId();
  const [words, setWords] = useState(joined);
  const isChanged = words !== joined;
  useUnfinished(isChanged);
  const mayLose = useAskBeforeLosing();
  const handleCancel = async () => {
    if (await mayLose(isChanged)) onCancel();
  };
  return (
    <>
      <label htmlFor={id}>{versionsCopy.joined}</label>
      <Words
        id={id}
        lang="es"
        spellCheck
        rows={8}
        value={words}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Hint id={`${id}-hint`}>{versionsCopy.joinHint}</Hint>
      <Actions>
        <Button $variant="soft" disabled={isBusy} onClick={() => onAccept(words)}>
          {versionsCopy.joinAccept}
        </Button>
        <Button $variant="quiet" disabled={isBusy} onClick={() => void handleCancel()}>
          {versionsCopy.joinCancel}
        </Button>
      </Actions>
    </>
  );
}

const Words = styled.textarea.attrs(unkept)`
  ${editable}
  max-height: 50dvh;
  font: 400 1.0625rem / 1.6 var(--font-serif);
  field-sizing: content;
`;
