import { waitFor } from '@testing-library/dom';
import { documentId } from './document/local-document.ts';
import { aUnitOfWork, entry } from './testing/a-unit-of-work.ts';
import { unsyncedExport } from './unsynced-export.ts';

const kinds = {
  entry: 'Entrada',
  day: '',
  week: '',
  assessment: '',
  underline: '',
  challenge: '',
  settings: '',
  sibling: '',
};
const texts = { title: 'Mis palabras', lead: '', kinds, drawing: 'Dibujo', unreadable: '' };

it('has the ink of which no picture could be made, and of a picture no ink', async () => {
  const { work, write } = aUnitOfWork();
  write(entry, {
    'strokes.alone': { value: '[{"w":3}]' },
    'strokes.cleared': { value: null },
    'strokes.pictured': { value: '[{"w":5}]' },
    'canvasData.pictured': { value: 'a'.repeat(64) },
  });
  const documents = [work.get(documentId(entry))].filter((local) => local !== undefined);
  const reader = new FileReader();
  reader.readAsText(unsyncedExport({ documents, drawings: [] }, texts));
  await waitFor(() => expect(reader.result).toContain('**strokes.alone**\n\n[{"w":3}]'));
  expect(reader.result).not.toContain('{"w":5}');
  expect(reader.result).not.toContain('strokes.cleared');
});
