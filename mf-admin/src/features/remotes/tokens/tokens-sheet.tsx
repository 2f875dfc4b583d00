import type { DeployToken } from '@app/contract/deploy-tokens';
import { Button } from '@app/shared-ui/components/button';
import { SectionTitle } from '@app/shared-ui/components/page';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadAlert } from '../../../components/load-alert.tsx';
import { Empty, Rows, Sheet, SheetHead, Soft } from '../../../components/sheet.tsx';
import { deployTokensCopy as copy } from '../../../copy/deploy-tokens.es.ts';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { NO_WISH, type TokenWish } from './token-form.tsx';
import { TokenRow } from './token-row.tsx';

interface TokensSheetProps {
  readonly tokens: UseQueryResult<DeployToken[]>;
  /** Names of the parts that there are. */
  readonly parts: readonly string[];
}

/** Tokens of the teams: which there are, a new one, the end of one. */
export function TokensSheet({ tokens, parts }: TokensSheetProps) {
  const [isMaking, setIsMaking] = useState(false);
  // Here, so that a dialog that was closed by accident still has it.
  const [wish, setWish] = useState<TokenWish>(NO_WISH);
  const now = new Date(tokens.dataUpdatedAt);
  return (
    <Sheet>
      <SheetHead>
        <SectionTitle>{copy.title}</SectionTitle>
        <Button $variant="soft" onClick={() => setIsMaking(true)}>
          {copy.create}
        </Button>
      </SheetHead>
      <Soft>{copy.lead}</Soft>
      {tokens.isError ? <LoadAlert onRetry={() => void tokens.refetch()} /> : null}
      {tokens.data?.length === 0 ? <Empty>{copy.empty}</Empty> : null}
      {tokens.data && tokens.data.length > 0 ? (
        <Rows aria-label={copy.list}>
          {tokens.data.map((token) => (
            <TokenRow key={token.id} token={token} now={now} />
          ))}
        </Rows>
      ) : null}
      {isMaking ? (
        <NewTokenDialog parts={parts} wish={wish} onWish={setWish} onClose={() => setIsMaking(false)} />
      ) : null}
    </Sheet>
  );
}
