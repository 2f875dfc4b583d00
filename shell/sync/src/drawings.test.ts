import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/dom';
import { aPage, newUser, ready, stopPages } from './testing/a-page.ts';
import { failedAnswer } from './testing/failures.ts';

afterEach(stopPages);

it('uploads a drawing before what names it, and fetches one that only the server has', async () => {
  const page = aPage(newUser());
  await ready(page);
  const picture = new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' });
  const hash = await page.documents.keepDrawing(picture);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await page.documents.set('entry', 'activity-9', { 'canvasData.a': { value: hash } });
  await page.sendNow();
  expect([...page.server.drawings.keys()]).toEqual([hash]);
  expect(page.server.docs.get('entry/activity-9')?.fields).toEqual({ 'canvasData.a': hash });
  const other = aPage(newUser(), page.server);
  expect((await other.documents.drawing(hash))?.size).toBe(4);
  expect(await other.documents.drawing('0'.repeat(64))).toBeUndefined();
});

it('sends text while a drawing is still uploading, and what names the drawing after it', async () => {
  const page = aPage(newUser());
  await ready(page);
  const { documents, server } = page;
  const letThrough = server.slowDown();
  const hash = await documents.keepDrawing(new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' }));
  await documents.set('entry', 'activity-9', { 'canvasData.a': { value: hash }, 'responses.a': { value: 'Hoy' } });
  void page.sendNow();
  await waitFor(() => expect(server.docs.get('entry/activity-9')?.fields).toEqual({ 'responses.a': 'Hoy' }));
  await documents.set('day', '2026-11-21', { note: { value: 'mar' } });
  void page.sendNow();
  await waitFor(() => expect(documents.get('day', '2026-11-21')?.state).toBe('synced'));
  expect(documents.get('entry', 'activity-9')?.state).toBe('device');
  letThrough();
  await waitFor(() => expect(documents.get('entry', 'activity-9')?.state).toBe('synced'));
  expect(server.docs.get('entry/activity-9')?.fields).toEqual({ 'responses.a': 'Hoy', 'canvasData.a': hash });
});

it('shows a drawing that the server refuses for good as refused, and sends the rest', async () => {
  const page = aPage(newUser());
  await ready(page);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { documents, server } = page;
  server.transport.putDrawing = () => Promise.reject(failedAnswer(413));
  const hash = await documents.keepDrawing(new Blob([new Uint8Array([137, 80, 78, 71])], { type: 'image/png' }));
  await documents.set('entry', 'activity-9', { 'canvasData.a': { value: hash }, 'responses.a': { value: 'Hoy' } });
  await page.sendNow();
  await waitFor(() => expect(documents.get('entry', 'activity-9')?.state).toBe('rejected'));
  expect(server.docs.get('entry/activity-9')?.fields).toEqual({ 'responses.a': 'Hoy' });
});
