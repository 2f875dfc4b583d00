import { canvasField, strokesField } from '@app/contract/sync-kinds';
import { createFakeDocuments, createFakeHost, MockHost } from '@app/shared-ui/testing/mock-host';
import { jest as modules } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inkToJson } from '../../ink/ink-json.ts';
import type { Ink } from '../../ink/ink.ts';
import { anEntry } from '../../testing/an-entry.ts';
import { createDraft } from './draft.ts';
import { newPersonalTarget } from './entry-target.ts';

// jsdom draws no canvas.
modules.unstable_mockModule('../../ink/ink-picture.ts', () => ({
  pictureOf: () => Promise.resolve(new Blob(['picture'])),
}));
const { useInk } = await import('./use-ink.ts');

const key = '00000000-0000-4000-8000-aaaaaaaaaaaa';
const QUESTION = 'personal_content';
const CANVAS = canvasField(QUESTION);
const stroke: Ink = [{ w: 3, c: '#3a2233', p: [[10, 20]] }];
const twoStrokes: Ink = [...stroke, { w: 3, c: '#3a2233', p: [[30, 40]] }];
const hash = 'a'.repeat(64);

/** A picture that is slow to store. */
function slowPicture() {
  let finish: (hash: string) => void = () => undefined;
  const kept = new Promise<string>((resolve) => {
    finish = resolve;
  });
  return { kept, finish };
}

async function show(fields?: Readonly<Record<string, string>>) {
  const documents = createFakeDocuments({ documents: fields ? [anEntry({ key, fields })] : [] });
  const draft = createDraft(await documents.open('entry', key), newPersonalTarget(key));
  const host = createFakeHost({ documents });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <MockHost host={host}>{children}</MockHost>;
  const keepDrawing = jest.spyOn(documents, 'keepDrawing');
  const hook = renderHook(() => useInk(draft, QUESTION), { wrapper });
  return { draft, keepDrawing, ...hook, draw: (ink: Ink) => act(() => hook.result.current[1](ink)) };
}

it('removes the picture together with the last stroke: it must not return as a former one', async () => {
  const { draft, result, draw } = await show({ [strokesField(QUESTION)]: inkToJson(stroke), [CANVAS]: hash });
  draw([]);
  expect(result.current[0]).toEqual([]);
  expect(draft.field(CANVAS) ?? null).toBeNull();
});

it('has its picture if saving begins while it is being made', async () => {
  const { draft, keepDrawing, draw } = await show();
  const slow = slowPicture();
  keepDrawing.mockReturnValueOnce(slow.kept);
  draw(stroke);
  await waitFor(() => expect(keepDrawing).toHaveBeenCalled());
  setTimeout(() => slow.finish(hash));
  await draft.settle();
  expect(draft.hasContent()).toBe(true);
});

it('has the picture of strokes that are drawn while saving waits for the former one', async () => {
  const { draft, keepDrawing, draw } = await show();
  const slow = slowPicture();
  keepDrawing.mockReturnValueOnce(slow.kept).mockResolvedValueOnce(hash);
  draw(stroke);
  const settled = draft.settle();
  await waitFor(() => expect(keepDrawing).toHaveBeenCalled());
  draw(twoStrokes);
  slow.finish('b'.repeat(64));
  await settled;
  expect(draft.field(CANVAS)).toBe(hash);
});

it('has its picture if saving begins after the sheet was closed', async () => {
  const { draft, keepDrawing, draw, unmount } = await show();
  const slow = slowPicture();
  keepDrawing.mockReturnValueOnce(slow.kept);
  draw(stroke);
  unmount();
  setTimeout(() => slow.finish(hash));
  await draft.settle();
  expect(draft.hasContent()).toBe(true);
});

it('retries a picture that could not be stored', async () => {
  const { draft, keepDrawing, draw } = await show();
  keepDrawing.mockRejectedValueOnce(new Error('the device is full'));
  draw(stroke);
  await expect(draft.settle()).rejects.toThrow('full');
  await draft.settle();
  expect(draft.hasContent()).toBe(true);
});

it('retries it on saving if it failed during a pause', async () => {
  const { draft, keepDrawing, draw } = await show();
  keepDrawing.mockRejectedValueOnce(new Error('the device is full'));
  draw(stroke);
  await waitFor(() => expect(keepDrawing).toHaveBeenCalled());
  await draft.settle();
  expect(draft.hasContent()).toBe(true);
});

it('makes no picture of strokes that were undone meanwhile', async () => {
  const { draft, draw, unmount } = await show({ [strokesField(QUESTION)]: inkToJson(stroke), [CANVAS]: hash });
  draw(twoStrokes);
  draft.revert();
  unmount();
  await draft.settle();
  expect(draft.field(CANVAS)).toBe(hash);
});

describe('strokes without a picture', () => {
  const fields = { [strokesField(QUESTION)]: inkToJson(stroke) };

  it('get it once they are opened, without other changes', async () => {
    const { draft } = await show(fields);
    expect(draft.isChanged()).toBe(false);
    await waitFor(() => expect(draft.hasContent()).toBe(true));
  });

  it('get it before they are saved', async () => {
    const { draft } = await show(fields);
    await draft.settle();
    expect(draft.hasContent()).toBe(true);
  });
});

it('leaves a picture as it is where there is one', async () => {
  const { draft, keepDrawing } = await show({ [strokesField(QUESTION)]: inkToJson(stroke), [CANVAS]: hash });
  await draft.settle();
  expect(keepDrawing).not.toHaveBeenCalled();
});
