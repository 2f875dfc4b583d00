import type { ImportResult } from '@app/contract/personal-data';
import { Button } from '@app/shared-ui/components/button';
import { Dialog } from '@app/shared-ui/host';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { type ChangeEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { DECLINED, usePasswordConfirmation } from '../../session/password-confirmation.tsx';
import { useSync } from '../../sync/sync-context.ts';
import { sendArchive } from './archive-calls.ts';
import { Failure } from './failure.tsx';
import { FoldedSheet } from './folded-sheet.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

const { import: copy } = settingsCopy.privacy;
const ROWS = ['added', 'merged', 'siblings', 'skipped'] as const;

/** Imports an exported archive (D19), and reports the outcome of each piece. */
export function ImportSheet() {
  const client = useSync();
  const guarded = usePasswordConfirmation();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<ImportResult>();
  const importation = useSingleMutation({
    mutationFn: async (archive: File) => {
      // Unsent words must reach the server before the import, so that they are merged with it and do not overwrite it.
      await client.sendNow();
      const answer = await guarded(() => sendArchive(archive));
      if (answer === DECLINED) return;
      await client.pull();
      setResult(answer);
    },
  });
  const handleFile = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Lets the same file be chosen again.
    event.target.value = '';
    if (file) importation.mutate(file);
  };
  return (
    <FoldedSheet title={copy.title}>
      <p>{copy.text}</p>
      <Button
        $variant="soft"
        aria-disabled={importation.isPending}
        onClick={() => importation.isPending || input.current?.click()}
      >
        {importation.isPending ? copy.pending : copy.action}
      </Button>
      {/* The button above opens it: for nobody else to meet. */}
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={copy.action}
        hidden
        onChange={handleFile}
      />
      <Failure error={importation.error} text={copy.failed} />
      <Dialog open={result !== undefined} onOpenChange={() => setResult(undefined)} title={copy.resultTitle}>
        <Review>
          {ROWS.map((row) => (
            <div key={row}>
              <dt>
                {copy[row]}
                <span>{copy[`${row}Hint`]}</span>
              </dt>
              <dd>{result?.[row] ?? 0}</dd>
            </div>
          ))}
        </Review>
        <Button $variant="soft" onClick={() => setResult(undefined)}>
          {copy.close}
        </Button>
      </Dialog>
    </FoldedSheet>
  );
}

const Review = styled.dl`
  display: grid;
  margin: 16px 0 20px;

  div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding: 10px 0;
  }

  div + div {
    border-top: 1px solid var(--line);
  }

  dt {
    font-weight: 600;
  }

  dt span {
    display: block;
    color: var(--ink-soft);
    font-weight: 400;
    font-size: 0.9375rem;
  }

  dd {
    margin: 0;
    font: 500 1.5rem / 1.2 var(--font-serif);
    font-variant-numeric: lining-nums tabular-nums;
  }
`;
