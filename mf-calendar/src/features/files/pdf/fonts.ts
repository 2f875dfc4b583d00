import sans from '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf';
import strong from '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf';
import serif, { letters } from '@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf';
import type { jsPDF } from 'jspdf';

const FONTS = { sans, strong, serif };
export type FontName = keyof typeof FONTS;

/** Takes the house's fonts into a document, so that accents are letters and the text can be selected. */
export function addFonts(doc: jsPDF): void {
  for (const [name, base64] of Object.entries(FONTS)) {
    doc.addFileToVFS(`${name}.ttf`, base64);
    doc.addFont(`${name}.ttf`, name, 'normal');
  }
}

const known = new Set(letters);

/** What the fonts can write. Signs that they lack, such as emoji, would be empty boxes: they are left out of the paper, never of her calendar. */
export const writable = (text: string): string =>
  Array.from(text.normalize('NFC'))
    .filter((letter) => letter === '\n' || known.has(letter))
    .join('')
    .replace(/[^\S\n]+/g, ' ');
