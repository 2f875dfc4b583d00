import { DialogActions } from '@app/shared-ui/components/dialog-actions';
import { Button } from '@app/shared-ui/components/button';
import { useHost } from '@app/shared-ui/host';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { saveFile } from '@app/shared-ui/files/save-file';
import { secondFactorCopy } from '../../../copy/second-factor.es.ts';

const { codes: copy } = secondFactorCopy;

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The recovery codes, shown only once: to copy, save as a file or write down. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { showToast, dismissToast } = useHost();
  const text = `${codes.join('\n')}\n`;
  const list = useRef<HTMLUListElement>(null);
  const copyAll = async () => {
    dismissToast();
    if (list.current && (await copyFrom(list.current, text))) showToast({ title: copy.copied });
    else showToast({ tone: 'error', title: secondFactorCopy.error, description: copy.notCopied });
  };
  return (
    <>
      <List ref={list} aria-label={copy.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <DialogActions>
        <Button $variant="soft" onClick={() => void copyAll()}>
          {copy.copy}
        </Button>
        <Button $variant="soft" onClick={() => saveFile(new File([text], copy.file, { type: 'text/plain' }))}>
          {copy.save}
        </Button>
        <Button onClick={onClose}>{copy.close}</Button>
      </DialogActions>
    </>
  );
}

/**
 * Also on plain http at a local name, where there is no clipboard interface (D38). The codes stay selected, to be copied by hand where this
 * fails too. @returns whether it worked
 */
async function copyFrom(list: HTMLElement, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    document.getSelection()?.selectAllChildren(list);
    return document.execCommand('copy');
  }
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(190px, 100%), 1fr));
  gap: 8px 16px;
  margin: 0 0 20px;
  padding: 16px;
  border-radius: var(--radius-field);
  background: var(--accent-soft);
  font:
    500 1rem / 1.5 ui-monospace,
    monospace;
  list-style: none;
  overflow-wrap: anywhere;
`;
