import {
  dropContentDraft,
  previewContent,
  publishContent,
  saveContentDraft,
  undoContent,
} from '@app/contract/admin-content';
import { ApiError, call, useHost } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';
import { useSingleMutation } from '@app/shared-ui/loading/use-single-mutation';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contentCopy } from '../../copy/content.es.ts';
import type { ContentRef } from '../../queries/content-queries.ts';
import { queryKeys } from '@app/contract/query-keys';
import type { Json } from './edit-value.ts';

type Faults = Readonly<Record<string, string>>;
const NONE: Faults = {};

/** Checks, publishes and undoes one text; faults are kept by field until the next attempt. */
export function useContentChanges({ kind, number }: ContentRef, onChanged: () => void) {
  const queryClient = useQueryClient();
  const { showToast } = useHost();
  const [faults, setFaults] = useState<Faults>(NONE);
  const params = { kind, number };

  const fail = (error: Error) => {
    const fields = error instanceof ApiError ? error.problem?.fields : undefined;
    setFaults(fields ?? NONE);
    showToast({ title: fields ? contentCopy.faults : messageOf(error, contentCopy.failed), tone: 'error' });
  };
  const succeed = async (title: string) => {
    setFaults(NONE);
    showToast({ title });
    await queryClient.invalidateQueries({ queryKey: queryKeys.admin() });
    onChanged();
  };

  const preview = useSingleMutation({
    mutationFn: (value: Json) => call(previewContent, { params, body: { value } }),
    onSuccess: () => setFaults(NONE),
    onError: fail,
  });
  const publish = useSingleMutation({
    mutationFn: ({ value, rev }: { value: Json; rev: number }) =>
      call(publishContent, { params, body: { value, rev } }),
    onSuccess: () => succeed(contentCopy.published),
    onError: fail,
  });
  const undo = useSingleMutation({
    mutationFn: (rev: number) => call(undoContent, { params, body: { rev } }),
    onSuccess: () => succeed(contentCopy.undone),
    onError: fail,
  });
  const save = useSingleMutation({
    mutationFn: (draft: { value: Json; rev: number }) => call(saveContentDraft, { params, body: draft }),
    // The editor goes on with what is in it.
    onSuccess: async () => {
      showToast({ title: contentCopy.draft.saved });
      await queryClient.invalidateQueries({ queryKey: queryKeys.admin() });
    },
    onError: fail,
  });
  const drop = useSingleMutation({
    mutationFn: () => call(dropContentDraft, { params }),
    onSuccess: () => succeed(contentCopy.draft.dropped),
    onError: fail,
  });
  const all = [preview, publish, undo, save, drop];
  return { faults, preview, publish, undo, save, drop, isBusy: all.some(({ isPending }) => isPending) };
}
