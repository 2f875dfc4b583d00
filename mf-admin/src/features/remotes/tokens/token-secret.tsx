import type { ResponseOf } from '@app/contract/endpoint';
import type { createDeployTokenAsAdmin } from '@app/contract/deploy-tokens';
import { Button } from '@app/shared-ui/components/button';
import { DialogActions } from '@app/shared-ui/components/dialog-actions';
import { editable, Field, unkept } from '@app/shared-ui/components/field';
import { useHost } from '@app/shared-ui/host';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { deployTokensCopy } from '../../../copy/deploy-tokens.es.ts';
import { remoteLabel } from '../../../copy/parts.es.ts';
import { formatDay } from '../../../dates/format-date.ts';

const { secret: copy } = deployTokensCopy;

export type MadeToken = ResponseOf<typeof createDeployTokenAsAdmin>;

interface TokenSecretProps {
  readonly made: MadeToken;
  readonly isCopied: boolean;
  /** It was copied: by the button, or by hand. */
  readonly onCopied: () => void;
  readonly onClose: () => void;
}

/** A token, the only time that it is shown. */
export function TokenSecret({ made, isCopied, onCopied, onClose }: TokenSecretProps) {
  const { showToast, dismissToast } = useHost();
  const field = useRef<HTMLTextAreaElement>(null);
  const handleCopy = async () => {
    dismissToast();
    if (field.current && (await copyFrom(field.current))) {
      onCopied();
      showToast({ title: copy.copied });
    } else showToast({ title: copy.notCopied, tone: 'error' });
  };
  return (
    <Lines>
      <p>{copy.of(made.name, remoteLabel(made.remote), formatDay(made.expiresAt))}</p>
      <Field label={copy.label} hint={copy.how}>
        {(attributes) => (
          <Token
            {...attributes}
            ref={field}
            readOnly
            rows={3}
            spellCheck={false}
            translate="no"
            {...unkept}
            value={made.token}
            onFocus={(event) => event.target.select()}
            onCopy={onCopied}
          />
        )}
      </Field>
      <code>DEPLOY_TOKEN=… npm run deploy -- {made.remote}</code>
      <DialogActions>
        <Button $variant={isCopied ? 'filled' : 'soft'} onClick={onClose}>
          {copy.close}
        </Button>
        <Button $variant={isCopied ? 'soft' : 'filled'} onClick={() => void handleCopy()}>
          {copy.copy}
        </Button>
      </DialogActions>
    </Lines>
  );
}

/** Also on plain http at a local name, where there is no clipboard interface (D38). @returns whether it worked */
async function copyFrom(field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}

const Lines = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  > code {
    color: var(--ink-soft);
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
`;

const Token = styled.textarea`
  ${editable}
  font:
    500 1rem / 1.5 ui-monospace,
    monospace;
  word-break: break-all;
  resize: none;
`;
