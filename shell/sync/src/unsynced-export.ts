import type { LocalDocument, Value } from './document/local-document.ts';
import { changesOf } from './document/local-document.ts';
import { visibleFields } from './document/visible-fields.ts';
import { canvasOf, isInk } from './document/fields.ts';
import type { QuarantinedText } from './store/database.ts';
import type { StoredDrawing } from './store/document-store.ts';

interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly kinds: Readonly<Record<LocalDocument['kind'], string>>;
  readonly drawing: string;
  readonly unreadable: string;
}

export interface UnsyncedContent {
  readonly documents: readonly LocalDocument[];
  readonly drawings: readonly StoredDrawing[];
  readonly unreadable?: readonly QuarantinedText[];
}

/** Everything that the server lacks as readable Markdown: every field of every document, drawings inline. */
export function unsyncedExport({ documents, drawings, unreadable = [] }: UnsyncedContent, texts: Texts): Blob {
  const parts = documents.map((local) => documentPart(local, texts));
  const pictures = drawings.map(
    ({ bytes, type, hash }) => `![${texts.drawing} ${hash.slice(0, 8)}](data:${type};base64,${base64(bytes)})`,
  );
  const raw = unreadable.map(({ where, at, text }) => `## ${texts.unreadable} (${where}, ${at})\n\n${text}`);
  const text = [`# ${texts.title}`, texts.lead, ...parts, ...pictures, ...raw].join('\n\n');
  return new Blob([`${text}\n`], { type: 'text/markdown;charset=utf-8' });
}

function documentPart(local: LocalDocument, { kinds }: Texts): string {
  // Of a deleted document too: edits before the deletion were never sent.
  const fields = { ...visibleFields(local), ...sentValues(local) };
  const lines = Object.entries(fields).flatMap(([name, value]) => {
    // Of a drawing the file has the picture, or the ink where none could be made.
    const isElsewhere = isInk(name) && (value === null || typeof fields[canvasOf(name) ?? ''] === 'string');
    const text = isElsewhere ? '' : textOf(value);
    return text === '' ? [] : [`**${name}**\n\n${text}`];
  });
  return [`## ${kinds[local.kind]} · ${local.key}`, ...lines].join('\n\n');
}

/** What is on its way, where a later edit does not already stand in its place. */
function sentValues(local: LocalDocument): Record<string, Value> {
  const shown = visibleFields(local) ?? {};
  return Object.fromEntries(
    Object.entries(changesOf(local.inFlight)).flatMap(([name, change]) =>
      'value' in change && !(name in shown) ? [[name, change.value]] : [],
    ),
  );
}

const textOf = (value: Value): string => (typeof value === 'string' ? value : JSON.stringify(value));

function base64(bytes: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
}
