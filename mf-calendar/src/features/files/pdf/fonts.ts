import sans from '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf';
import strong from '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf';
import serif, { letters } from '@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf';
import { graphemesIn } from '@app/shared-ui/text/segments';
import type { jsPDF } from 'jspdf';

const FONTS = { sans, strong, serif };
export type FontName = keyof typeof FONTS;

/** Embeds the app's fonts into a document, so that accents are letters and the text can be selected. */
export function addFonts(doc: jsPDF): void {
  for (const [name, base64] of Object.entries(FONTS)) {
    doc.addFileToVFS(`${name}.ttf`, base64);
    doc.addFont(`${name}.ttf`, name, 'normal');
  }
}

const known = new Set(letters);
/** Stands for what the fonts cannot draw: it has no other letter that nobody writes. */
const UNDRAWN = '[?]';
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Marks that show nothing by themselves: joiners, soft hyphens, what chooses the look of an emoji. */
const UNSEEN = /[\p{Cf}\p{Cc}\uFE00-\uFE0F]/gu;

const isDrawn = (grapheme: string): boolean =>
  Array.from(grapheme).every((letter) => letter === '\n' || known.has(letter));

/**
 * A text in characters that the fonts have. Every kind of space is a space; a row of others, such as emoji or another script, which would
 * print as empty boxes, is `UNDRAWN` in the PDF only, never in the calendar.
 */
export function writable(text: string): { readonly text: string; readonly isWhole: boolean } {
  const spaced = text
    .normalize('NFC')
    .replace(LINE_ENDS, '\n')
    .replace(/[^\S\n]+/g, ' ');
  const pieces: string[] = [];
  let isWhole = true;
  for (const { segment } of graphemesIn(spaced)) {
    const seen = segment.replace(UNSEEN, (mark) => (mark === '\n' ? mark : ''));
    if (isDrawn(seen)) pieces.push(seen);
    else {
      isWhole = false;
      if (pieces.at(-1) !== UNDRAWN) pieces.push(UNDRAWN);
    }
  }
  return { text: pieces.join(''), isWhole };
}
