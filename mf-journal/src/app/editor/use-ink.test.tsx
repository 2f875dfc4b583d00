import { canvasField, strokesField } from '@app/contract/sync-kinds';
import { createFakeDocuments, createFakeHost, MockHost } from '@app/shared-ui/testing/mock-host';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inkToJson } from '../../ink/ink-json.ts';
import type { Ink } from '../../ink/ink.ts';
import { anEntry } from '../../testing/an-entry.ts';
import { createDraft } from './draft.ts';
import { newPersonalTarget } from './entry-target.ts';
import { useInk } from './use-ink.ts';

const key = '00000000-0000-4000-8000-aaaaaaaaaaaa';
const QUESTION = 'personal_content';
const stroke: Ink = [{ w: 3, c: '#3a2233', p: [[10, 20]] }];

it('puts the picture away together with the last stroke: it must not come back as one of before', async () => {
  const fields = { [strokesField(QUESTION)]: inkToJson(stroke), [canvasField(QUESTION)]: 'a'.repeat(64) };
  const documents = createFakeDocuments({ documents: [anEntry({ key, fields })] });
  const draft = createDraft(await documents.open('entry', key), newPersonalTarget(key));
  const host = createFakeHost({ documents });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <MockHost host={host}>{children}</MockHost>;
  const { result } = renderHook(() => useInk(draft, QUESTION), { wrapper });
  act(() => result.current[1]([]));
  expect(result.current[0]).toEqual([]);
  expect(draft.field(canvasField(QUESTION)) ?? null).toBeNull();
});
