import sans from '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf';
import strong from '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf';
import serif, { letters } from '@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf';
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

/**
 * The characters that the fonts have. Others, such as emoji, would print as empty boxes: they are left out of the PDF only, never of the
 * calendar.
 */
export const writable = (text: string): string =>
  Array.from(text.normalize('NFC'))
    .filter((letter) => letter === '\n' || known.has(letter))
    .join('')
    .replace(/[^\S\n]+/g, ' ');
